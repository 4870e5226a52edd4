import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { overriddenModules } from ".";

const root = path.resolve(import.meta.dirname, "../../..");

/** Upstream files that a part of src/theme replaces without using the original (src/theme/README.md). */
const ejected = {
  "src/theme/Error": "@docusaurus/core/lib/client/theme-fallback/Error/index.js",
  "src/theme/Loading": "@docusaurus/core/lib/client/theme-fallback/Loading/index.js",
  "src/theme/NotFound/Content": "@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js",
  "src/theme/SearchBar": "@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js",
};

/** Parts of src/theme that wrap the original, or that upstream means to be given. */
const wrapped = [
  "src/theme/AnnouncementBar",
  "src/theme/MDXComponents",
  "src/theme/MDXComponents/A",
  "src/theme/MDXComponents/Img",
  "src/theme/Root",
  "src/theme/SearchPage",
  "src/theme/TabItem",
];

/** Upstream files whose inner workings ours relies on. */
const reliedUpon = [
  "@docsearch/css/dist/modal.css",
  "@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js",
  "@docusaurus/theme-search-algolia/lib/theme/SearchPage/index.js",
];

/** SHA-256 of each original that ours was last compared with. */
const hashes: Record<string, string> = {
  "@docsearch/css/dist/modal.css": "cf66ed7eb86e62bf94bd56a13553bc91271f5c1a6bdba406f224afbc16b53c09",
  "@docusaurus/theme-classic/lib/nprogress.js": "58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f",
  "@docusaurus/core/lib/client/exports/ComponentCreator.js":
    "5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363",
  "@docusaurus/core/lib/client/docusaurus.js": "b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202",
  "@docusaurus/core/lib/client/theme-fallback/Error/index.js":
    "4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d",
  "@docusaurus/core/lib/client/theme-fallback/Loading/index.js":
    "ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54",
  "@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js":
    "1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113",
  "@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js":
    "3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113",
  "@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js":
    "0fe30dcb603307a500d96d6a4e951cd625054231ae3a2dbbcb99f1f918c3ba52",
  "@docusaurus/theme-search-algolia/lib/theme/SearchPage/index.js":
    "84130988b87df27235eecb07bb261217af5b67c01e6d5091c72434c26cda4f6a",
  "algoliasearch/dist/lite/builds/browser.js": "ef7930d27318382e69b308aab086c36abd0e90466d945737ff1e973992e4612a",
};

const HOW_TO_FIX = [
  "has changed upstream since our replacement was last compared with it.",
  "1. Compare the old file with the new one, for example in the diff of the two package versions on npm.",
  "2. Take over into our replacement what has changed, or drop the replacement if upstream now does what it is for.",
  "3. Run the browser tests of the behavior, put the new hash here, and the new version into src/theme/README.md.",
].join("\n");

function sha256(module: string): string {
  return (
    createHash("sha256")
      // By path, because some packages export their theme parts by alias only.
      .update(fs.readFileSync(path.join(root, "node_modules", module)))
      .digest("hex")
  );
}

/** Folders below src/theme that hold a component. */
function themeParts(): string[] {
  const folder = path.join(root, "src/theme");
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|[/\\])index\.tsx?$/.test(file))
    .map((file) => `src/theme/${path.dirname(file).split(path.sep).join("/")}`)
    .sort();
}

describe("upstream originals", () => {
  const originals = [...overriddenModules.map(({ original }) => original), ...Object.values(ejected), ...reliedUpon];

  it.each(originals)("%s is the file that our replacement was made for", (original) => {
    expect(sha256(original), `${original} ${HOW_TO_FIX}`).toBe(hashes[original]);
  });

  it("has no hash of a file that nothing replaces any more", () => {
    expect(Object.keys(hashes).sort()).toEqual([...originals].sort());
  });

  it("knows every part of src/theme; a new one is either ejected, with a hash, or wrapped", () => {
    expect(themeParts()).toEqual([...Object.keys(ejected), ...wrapped].sort());
  });

  it("is listed in src/theme/README.md", () => {
    const readme = fs.readFileSync(path.join(root, "src/theme/README.md"), "utf8");
    const names = [
      ...themeParts().map((part) => part.replace("src/theme/", "")),
      ...overriddenModules.map(({ replacement }) => replacement),
    ];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
