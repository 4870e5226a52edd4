import { expect, it } from "vitest";
import { readWalkthrough } from "..";
import { makeWorld } from "../../world/testing";
import { file, pageOf } from "../testing";
import { locateMistake } from "./locateMistake";

it("names the block that had written the file when the command ran, not a later one", () => {
  const name = "infrastructure-live/a.hcl";
  const steps = file(name, "a = 1") + file("infrastructure-live/b.hcl", "b = 1") + file(name, "a = 2");
  const { subject } = readWalkthrough("page.mdx", pageOf({ steps }), makeWorld());
  if (subject === undefined) {
    throw new Error("The page has no walkthrough.");
  }
  const blocks = subject.walkthrough.blocks.filter((block) => block.kind === "file");
  const lineOf = (line: number): number => {
    const record = { page: "page.mdx", line, tree: "", folder: "", command: "validate", remotes: "" };
    return locateMistake({ record, file: name, line: 1, message: "Wrong." }, new Map([["page", subject]])).line;
  };
  const [first, between, last] = blocks.map(({ line }) => line);
  expect(lineOf(between ?? 0)).toBe((first ?? 0) + 1);
  expect(lineOf((last ?? 0) + 1)).toBe((last ?? 0) + 1);
});
