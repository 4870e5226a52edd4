import { describe, expect, it } from "vitest";
import { findProblemsInBody, FRONT_MATTER, makeSite } from "../testing/fixture";
import { readPage } from "../page";
import { createLocator } from "../source";
import { images, unusedDiagrams } from "./images";

const squareOf = (bytes: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>'.padEnd(bytes, "\n");
const site = makeSite({
  "intro/large.svg": squareOf(500_000),
  "intro/larger.svg": squareOf(500_001),
  "intro/sized.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>',
  "intro/unsized.svg": '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  "intro/flow.d2": "a -> b",
  "../static/img/mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28"></svg>',
});
const check = (body: string) => findProblemsInBody(images, body, { site });

describe("images", () => {
  it("accepts a picture with alt text whose file has a size, and a diagram", async () => {
    expect(await check("![A square](./sized.svg)\n\n![Two boxes](./flow.d2)\n")).toEqual([]);
  });

  it("requires alt text", async () => {
    expect(await check("![](./sized.svg)\n")).toEqual([
      expect.stringMatching(/^6:1 The image \.\/sized\.svg has no alt text\./),
    ]);
    expect(await check("![][square]\n\n[square]: ./sized.svg\n")).toEqual([
      expect.stringMatching(/^6:1 The image \.\/sized\.svg has no alt text\./),
    ]);
  });

  it("rejects a missing file, at its position in the line", async () => {
    expect(await check("See ![A circle](./circle.svg).\n")).toEqual([
      "6:5 There is no image ./circle.svg. Correct the path, or add the file beside the page.",
    ]);
  });

  it("rejects a file without a size", async () => {
    expect(await check("![A square](./unsized.svg)\n")).toEqual([
      expect.stringMatching(/^6:1 The width and height of \.\/unsized\.svg cannot be read\./),
    ]);
  });

  it("accepts a file of 500 kB, and rejects a larger one", async () => {
    expect(await check("![A square](./large.svg)\n")).toEqual([]);
    expect(await check("![A square](./larger.svg)\n")).toEqual([
      "6:1 The image ./larger.svg is 501 kB; the limit is 500 kB. Make it smaller, or save it as WebP or SVG.",
    ]);
  });

  it("rejects a picture on another server", async () => {
    expect(await check("![A square](https://example.com/square.png)\n")).toEqual([
      expect.stringMatching(/^6:1 The image https:\/\/example\.com\/square\.png is on another server/),
    ]);
  });

  it("accepts a diagram only in a paragraph of its own", async () => {
    expect(await check("- One\n\n  ![Two boxes](./flow.d2#no-zoom)\n")).toEqual([]);
    for (const body of [
      "See ![a](./flow.d2)\n",
      "[![a](./flow.d2)](./page.mdx)\n",
      "![a][flow]\n\n[flow]: ./flow.d2\n",
    ]) {
      expect(await check(body)).toEqual([
        expect.stringContaining("A diagram is a paragraph of its own. Write ![What it shows](./flow.d2) between"),
      ]);
    }
  });

  it("finds the file of a reference", async () => {
    expect(await check("![A circle][circle]\n\n[circle]: ./circle.svg\n")).toEqual([
      expect.stringMatching(/^6:1 There is no image \.\/circle\.svg\./),
    ]);
  });

  it("rejects a raw element whose file browsers would not find", async () => {
    const image = (src: string) => `<img src="${src}" alt="The mark" width="28" height="28" />\n`;
    expect(await check(image("./sized.svg"))).toEqual([
      expect.stringMatching(/^6:1 Browsers cannot find \.\/sized\.svg/),
    ]);
    expect(await check(image("/img/gone.svg"))).toEqual([
      expect.stringMatching(/^6:1 There is no image \/img\/gone\.svg/),
    ]);
  });

  it("requires alt text and a size on a raw element", async () => {
    expect(await check('<img src="/img/mark.svg" alt="The mark" width="28" height="28" />\n')).toEqual([]);
    expect(await check('<img src="/img/mark.svg" alt="The mark" />\n')).toEqual([
      expect.stringMatching(/^6:1 The <img> has no width and no height\./),
    ]);
  });

  it("requires the same of a picture with a file for each theme", async () => {
    const image = (attributes: string) => check(`<ThemedImage sources={{ light, dark }} ${attributes} />\n`);
    expect(await image('alt="The mark" width="28" height="28"')).toEqual([]);
    expect(await image('width="28" height="28"')).toEqual([
      '6:1 The <ThemedImage> has no alt. Write alt="What it shows" width="…" height="…", in pixels.',
    ]);
  });
});

describe("diagrams", () => {
  const diagram = (file: string) => ({ file, text: "a -> b", locate: createLocator("a -> b") });
  const page = (path: string, body: string) => readPage(path, FRONT_MATTER + body).page;
  const texts = [
    page("intro/page.mdx", "![A](./shown.d2#no-zoom)\n"),
    page("guides/_part.mdx", "![B](../intro/part.d2)\n"),
  ];
  const find = (...more: typeof texts) =>
    unusedDiagrams(
      ["shown", "part", "unused"].map((name) => diagram(`docs/intro/${name}.d2`)),
      [...texts, ...more],
    );

  it("are reported if no page shows them", () => {
    expect(find()).toEqual([
      {
        file: "docs/intro/unused.d2",
        line: 1,
        column: 1,
        message:
          "No page shows this diagram. Show it with ![What it shows](./unused.d2), or remove it and run " +
          '"yarn diagrams", which removes its renderings.',
      },
    ]);
  });

  it("are not reported if a page that may show them cannot be parsed", () => {
    expect(find(page("intro/broken.mdx", "<Tabs>\n\n![C](./unused.d2)\n"))).toEqual([]);
  });
});
