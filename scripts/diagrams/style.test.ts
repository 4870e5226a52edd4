import { describe, expect, it } from "vitest";
import { MAX_HEIGHT_PX, MIN_SCALE, palettes, stylePrelude, withDisplaySize, withExactText } from "./style";

const sized = (width: number, height: number) => withDisplaySize(`<svg viewBox="0 0 ${width} ${height}"><g/></svg>`);

describe("withDisplaySize", () => {
  it("keeps the size of a diagram up to the maximum height", () => {
    expect(sized(500, 300)).toBe('<svg width="500" height="300" viewBox="0 0 500 300"><g/></svg>');
    expect(sized(500, MAX_HEIGHT_PX)).toContain(`width="500" height="${MAX_HEIGHT_PX}"`);
  });

  it("scales a taller one down and keeps its proportions", () => {
    expect(sized(1000, MAX_HEIGHT_PX + 1)).toContain(`width="998" height="${MAX_HEIGHT_PX}"`);
    expect(sized(400, Math.ceil(MAX_HEIGHT_PX / MIN_SCALE))).toContain(`width="300" height="${MAX_HEIGHT_PX}"`);
  });

  it("keeps labels legible, however tall the diagram", () => {
    expect(sized(400, 2000)).toContain('width="300" height="1500"');
  });

  it("rejects a rendering without proportions", () => {
    expect(() => withDisplaySize("<svg></svg>")).toThrow(/viewBox/);
  });
});

it("applies to connections with any arrowheads", () => {
  const prelude = stylePrelude(palettes.light);
  for (const arrow of ["->", "<-", "<->", "--"]) {
    expect(prelude).toContain(`(*** ${arrow} ***)[*].style`);
  }
});

it("keeps the widths of letters, in every text of a rendering", () => {
  expect(withExactText('<svg viewBox="0 0 1 1"><svg/></svg>')).toBe(
    '<svg text-rendering="geometricPrecision" viewBox="0 0 1 1"><svg/></svg>',
  );
});
