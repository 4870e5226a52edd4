import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { charactersOf, compact } from "./compact";

const published = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
);
const data = fs.readFileSync(published).toString("base64");

/** A rendering in the form of D2's. */
const rendering = (source = `"data:application/font-woff;base64,${data}"`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="30" viewBox="0 0 100 40"><style>
.d2-1 .text-bold {
	font-family: "d2-1-font-bold";
}
@font-face {
	font-family: d2-1-font-bold;
	src: url(${source});
}
.d2-1 .fill-N1{fill:#252746;}
.d2-1 .fill-N2{fill:#5b5d78;}</style><g class="d2-1">
<text x="1.000000" y="2.000000" class="text-bold fill-N1"><tspan dy="0.000000">A&#39;s</tspan><tspan>&lt;A &amp; B&gt;</tspan></text>
<text class="text-italic">note</text></g></svg>`;

test("a font needs the characters of its own texts", () => {
  expect(charactersOf(rendering(), "text-bold")).toBe(" &'<>ABs");
  expect(charactersOf(rendering(), "text-italic")).toBe("enot");
});

test("fonts are reduced to these characters, as WOFF2", async () => {
  const [, font = ""] = /data:font\/woff2;base64,([^")]+)/.exec(await compact(rendering())) ?? [];
  const bytes = Buffer.from(font, "base64");
  expect(bytes.subarray(0, 4).toString()).toBe("wOF2");
  expect(bytes.length).toBeGreaterThan(500);
  expect(bytes.length).toBeLessThan(4000);
});

test("styles without an effect are removed; the size and the texts stay", async () => {
  const svg = await compact(rendering());
  expect(svg).toContain("#252746");
  expect(svg).not.toContain("#5b5d78");
  expect(svg).toMatch(/width="75" height="30" viewBox="0 0 100 40"/);
  expect(svg).toContain("&lt;A &amp; B&gt;</tspan>");
});

test("a font whose texts are unknown throws an error, too", async () => {
  await expect(compact(rendering().replace("text-bold fill-N1", "md"))).rejects.toThrow(/Use plain labels/);
});

test("a font in an unexpected form throws an error instead of being kept", async () => {
  await expect(compact(rendering(`data:application/font-woff;base64,${data}`))).rejects.toThrow(/unexpected form/);
});
