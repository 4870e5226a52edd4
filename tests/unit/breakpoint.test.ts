import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { MOBILE_BREAKPOINT_PX } from "../../src/constants";

const folder = path.resolve(import.meta.dirname, "../../src");
const stylesheets = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"));

/** A media query within a few pixels of the breakpoint is meant to be at the breakpoint. */
const isNear = (width: number) => Math.abs(width - MOBILE_BREAKPOINT_PX) < 20;

describe("media queries (specification, section 9)", () => {
  const queries = stylesheets.flatMap((file) =>
    [
      ...fs.readFileSync(path.join(folder, file), "utf8").matchAll(/\((?:(min|max)-width: |width [<>]=? )(\d+)px\)/g),
    ].map(([, side = "", width]) => ({ file, side, width: Number(width) })),
  );

  it.each(queries.filter(({ width }) => isNear(width)))(
    "$side-width of $file divides at the breakpoint",
    ({ side, width }) => {
      expect(width).toBe(side === "max" ? MOBILE_BREAKPOINT_PX : MOBILE_BREAKPOINT_PX + 1);
    },
  );

  it("exist on both sides of the breakpoint", () => {
    expect(new Set(queries.filter(({ width }) => isNear(width)).map(({ side }) => side))).toEqual(
      new Set(["min", "max"]),
    );
  });
});
