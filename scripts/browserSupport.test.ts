import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import stylelint from "stylelint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import stylelintConfig from "../stylelint.config.mjs";
import { browsersWithout, isKnown, oldestVersions } from "./browserSupport";
import { usedFeatures } from "./usedFeatures";

describe("oldestVersions", () => {
  it("takes the oldest version of each browser", () => {
    expect(oldestVersions(["firefox >= 125", "firefox >= 130", "chrome 124", "ios_saf 17.4-17.5"])).toEqual(
      new Map([
        ["firefox", 125],
        ["chrome", 124],
        ["ios_saf", 17.4],
      ]),
    );
  });
});

describe("browsersWithout", () => {
  it.each([
    ["api.URL.canParse_static", "firefox", 115],
    ["api.Element.checkVisibility", "safari", 17.4],
    ["javascript.builtins.Intl.Segmenter", "firefox", 125],
  ] as const)("reports %s as missing before %s %d, but not from that version on", (feature, browser, version) => {
    expect(browsersWithout(feature, new Map([[browser, version]]))).toEqual([]);
    const older = version - 0.1;
    expect(browsersWithout(feature, new Map([[browser, older]]))).toEqual([
      `${browser} ${older} (supported from ${version})`,
    ]);
  });

  it("reports if no version has a feature", () => {
    expect(browsersWithout("api.Navigator.deviceMemory", new Map([["firefox", 160]]))).toEqual([
      "firefox 160 (no version supports it)",
    ]);
  });
});

describe("usedFeatures", () => {
  let folder: string;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "used-features-"));
  });

  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it("finds globals, constructors, static and instance members, inherited ones, and those of imported files", () => {
    const entry = path.join(folder, "entry.ts");
    fs.writeFileSync(
      entry,
      [
        'import "./imported";',
        'export const isUrl = URL.canParse("x");',
        "export const isShown = (link: HTMLAnchorElement) => link.checkVisibility();",
        "document.body.replaceChildren();",
        "structuredClone({});",
        "window.requestIdleCallback(() => undefined);",
        'new Intl.Segmenter("en");',
        "const { highlights } = { highlights: 1 };",
        "export const own = { canParse: () => highlights }.canParse();",
      ].join("\n"),
    );
    fs.writeFileSync(path.join(folder, "imported.ts"), "export const last = [1].findLast(Boolean);");
    const found = usedFeatures([entry], folder, { lib: ["lib.dom.d.ts", "lib.esnext.d.ts"], types: [] });
    const used = found.map(({ key, file, line }) => `${path.basename(file)}:${line} ${key}`);
    expect(used).toEqual(
      expect.arrayContaining([
        "imported.ts:1 javascript.builtins.Array.findLast",
        "entry.ts:2 api.URL.canParse_static",
        "entry.ts:3 api.Element.checkVisibility",
        "entry.ts:4 api.Element.replaceChildren",
        "entry.ts:5 api.structuredClone",
        "entry.ts:6 api.Window.requestIdleCallback",
        "entry.ts:7 javascript.builtins.Intl.Segmenter",
      ]),
    );
    expect(used.filter((use) => /entry\.ts:[89]/.test(use))).toEqual([]);
    expect(found.filter(({ key }) => !isKnown(key))).toEqual([]);
  });
});

describe("Stylelint", () => {
  const problems = async (code: string) => {
    const { results } = await stylelint.lint({ code, config: stylelintConfig });
    return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
  };

  it.each([
    ["a property", "a { anchor-name: --x; }", /Property "anchor-name"/],
    ["a selector", "a:open { color: red; }", /Selector "open"/],
    ["a function", "a { width: abs(-1px); }", /Function "abs"/],
    // Safari 17.5, while `browserslist` begins at 17.4. Fails once the plugin's baseline is newer than that list.
    ["a function of the next version", "a { color: light-dark(red, blue); }", /"light-dark"/],
  ])("reports %s that listed browsers lack", async (_, code, message) => {
    expect(await problems(code)).toEqual([expect.stringMatching(message)]);
  });

  it("accepts features that all of them have, and newer ones behind feature detection", async () => {
    expect(await problems("a:has(b) { inset: 0; }")).toEqual([]);
    expect(await problems("@supports (anchor-name: --x) { a { anchor-name: --x; } }")).toEqual([]);
  });
});
