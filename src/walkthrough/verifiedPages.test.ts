import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWalkthrough, type WalkthroughPages } from ".";
import { VerifiedPages } from "./verifiedPages";

const pageOf = (text: string, options = ""): string => `---\ntitle: Page\n${options}---\n\n## 1. Step\n\n${text}\n`;

function pagesOf(texts: Record<string, string>): WalkthroughPages {
  return new Map(
    Object.entries(texts).flatMap(([name, text]) => {
      const { subject } = readWalkthrough(`${name}.mdx`, text);
      return subject ? [[name, subject] as const] : [];
    }),
  );
}

describe("what has been verified", () => {
  let root: string;
  const write = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "verified-pages-"));
    write("docs/world.yaml", "company: acme\n");
    write("docs/page.mdx", "# A page\n");
    write("src/walkthrough/run.ts", "export {};\n");
    write("yarn.lock", "a@1\n");
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  const texts = { first: pageOf("One."), second: pageOf("Two.", "walkthrough:\n  after: first\n") };
  const samples = (code: string, prose = "") => [
    { file: "page.mdx", text: `${prose}\n\n\`\`\`hcl\n${code}\n\`\`\`\n` },
  ];

  function isKnown(changed: Record<string, string> = texts, program = "tofu 1.12.6", code = samples("a = 1")) {
    const pages = pagesOf(changed);
    const verified = new VerifiedPages(root, program);
    const known = [...pages].flatMap(([name, page]) => (verified.hasWalkthrough(page, pages) ? [name] : []));
    return { known: [...known, ...(verified.hasSamples(code) ? ["samples"] : [])], verified };
  }

  it("is known only once it has been remembered", () => {
    expect(isKnown().known).toEqual([]);
    expect(isKnown().known).toEqual([]);
    isKnown().verified.remember();
    expect(isKnown().known).toEqual(["first", "second", "samples"]);
  });

  it("is forgotten if the cache cannot be read", () => {
    write("node_modules/.cache/walkthroughs.json", '["half a k');
    expect(isKnown().known).toEqual([]);
  });

  it("is forgotten for a page that has changed, and for pages that continue from it", () => {
    isKnown().verified.remember();
    expect(isKnown({ ...texts, second: `${texts.second}More.` }).known).toEqual(["first", "samples"]);
    expect(isKnown({ ...texts, first: `${texts.first}More.` }).known).toEqual(["samples"]);
  });

  it("is forgotten for changed samples, but not for changed prose around them", () => {
    isKnown().verified.remember();
    expect(isKnown(texts, undefined, samples("a = 2")).known).toEqual(["first", "second"]);
    expect(isKnown(texts, undefined, samples("a = 1", "More.")).known).toContain("samples");
  });

  it.each([
    ["data", () => write("docs/world.yaml", "company: other\n")],
    ["code", () => write("src/walkthrough/run.ts", "export const a = 1;\n")],
    ["dependencies", () => write("yarn.lock", "a@2\n")],
  ])("is forgotten when the %s change", (_what, change) => {
    isKnown().verified.remember();
    change();
    expect(isKnown().known).toEqual([]);
  });

  it("is forgotten when the program changes, but not when other pages change", () => {
    isKnown().verified.remember();
    expect(isKnown(texts, "terraform 1.11.4").known).toEqual([]);
    write("docs/page.mdx", "# Another page\n");
    expect(isKnown().known).toEqual(["first", "second", "samples"]);
  });
});
