import { expect, test } from "vitest";
import { sectionsOf } from "./sections";

const labels = (path: string): string[] => sectionsOf(path).map(({ label }) => label);

test("a path is in the sections whose paths it begins with, outermost first", () => {
  expect(labels("/guides/build-it-yourself/vpc/core-concepts")).toEqual(["Guides", "Build it yourself"]);
  expect(labels("/reference/services/networking/virtual-private-cloud-vpc")).toEqual(["Service Catalog"]);
  expect(labels("/guides/style/golang-style-guide")).toEqual(["Guides"]);
  expect(labels("/no/such/page")).toEqual([]);
});

test("a section's own page is in it, whether or not its path ends in a slash", () => {
  expect(labels("/guides")).toEqual(["Guides"]);
  expect(labels("/guides/")).toEqual(["Guides"]);
});

test("a path that only begins with the same letters is in no section", () => {
  expect(labels("/introduction")).toEqual([]);
});
