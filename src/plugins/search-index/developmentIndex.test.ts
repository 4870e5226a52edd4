import { expect, it, vi } from "vitest";
import { DevelopmentIndex } from "./developmentIndex";
import { writeIndex } from "./write";

vi.mock("./write", () => ({ writeIndex: vi.fn() }));
vi.mock("./fromSource", () => ({ pageFromSource: (file: string) => ({ file }) }));
vi.mock("@docusaurus/logger", () => ({ default: { warn: vi.fn() } }));

it("is written again by the next search if it could not be written", () => {
  const index = new DevelopmentIndex("/site", "/site/index");
  const docs = [{ source: "@site/docs/page.mdx", permalink: "/page", title: "Page", frontMatter: {} }];
  index.load({ "docusaurus-plugin-content-docs": { default: { loadedVersions: [{ docs }] } } });
  vi.mocked(writeIndex).mockImplementationOnce(() => {
    throw new Error("There is no space left on the device.");
  });
  index.update();
  index.update();
  index.update();
  expect(writeIndex).toHaveBeenCalledTimes(2);
});
