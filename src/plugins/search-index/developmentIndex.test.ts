import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DevelopmentIndex } from "./developmentIndex";
import { writeIndex } from "./write";

vi.mock("./write", () => ({ writeIndex: vi.fn() }));
vi.mock("./fromSource", () => ({ pageFromSource: (file: string) => ({ file }) }));
vi.mock("@docusaurus/logger", () => ({ default: { warn: vi.fn() } }));

let directory: string;
const folders = () => fs.readdirSync(path.join(directory, "search-index"));

/** The index of a site with one page, whose address changes with each call of `publish`. */
function oneIndex(): { index: DevelopmentIndex; publish: (permalink: string) => void } {
  const index = new DevelopmentIndex("/site", directory);
  return {
    index,
    publish(permalink) {
      const docs = [{ source: "@site/docs/page.mdx", permalink, title: "Page", frontMatter: {} }];
      index.load({ "docusaurus-plugin-content-docs": { default: { loadedVersions: [{ docs }] } } });
      index.update();
    },
  };
}

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"));
  let count = 0;
  vi.mocked(writeIndex)
    .mockReset()
    .mockImplementation(() => {
      count += 1;
      fs.mkdirSync(path.join(directory, "search-index", `index-${count}`), { recursive: true });
      return { directory: `index-${count}` };
    });
});

afterEach(() => {
  fs.rmSync(directory, { recursive: true });
});

function failOnce(): void {
  vi.mocked(writeIndex).mockImplementationOnce(() => {
    throw new Error("There is no space left on the device.");
  });
}

it("is written again by the next search if it could not be written", () => {
  const { index, publish } = oneIndex();
  failOnce();
  publish("/page");
  index.update();
  index.update();
  expect(writeIndex).toHaveBeenCalledTimes(2);
});

it("replaces the previous index, which it keeps if the new one cannot be written", () => {
  const { publish } = oneIndex();
  publish("/one");
  failOnce();
  publish("/two");
  expect(folders()).toEqual(["index-1"]);
  publish("/three");
  expect(folders()).toEqual(["index-2"]);
});
