import { createRequire } from "node:module";
import { expect, test } from "vitest";
import pathToRegexp from "./pathToRegexp";

const load = createRequire(import.meta.url);
/** The version of the router, which the site does not depend on itself. */
const original = createRequire(load.resolve("react-router"))("path-to-regexp") as typeof pathToRegexp;

const escaped = (path: string): string => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, "\\$1");
const PATHS = ["/", "/guides", "/guides/", "/guides/terraform-1.x", "/a(b)+c", "*"];
const ADDRESSES = [
  "",
  "/",
  "/guides",
  "/guides/",
  "/GUIDES",
  "/guides/vpc",
  "/guidesx",
  "/guides/terraform-12x",
  "/a(b)+c",
];
const OPTIONS = [undefined, { end: true }, { end: false }];

test.each([...PATHS.filter((path) => !path.includes("(")), ...PATHS.slice(0, -1).map(escaped)])(
  "%s matches the same addresses as with path-to-regexp",
  (path) => {
    for (const options of OPTIONS) {
      const [ours, theirs] = [[], []];
      const [pattern, expected] = [pathToRegexp(path, ours, options), original(path, theirs, options)];
      for (const address of ADDRESSES) {
        expect(pattern.exec(address)?.slice(), `${address} ${JSON.stringify(options)}`).toEqual(
          expected.exec(address)?.slice(),
        );
      }
      expect(ours).toHaveLength(theirs.length);
    }
  },
);

test("a path with parameters is rejected", () => {
  expect(() => pathToRegexp("/tags/:tag", [])).toThrow(/\/tags\/:tag has parameters/);
});
