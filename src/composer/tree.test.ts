import { expect, test } from "vitest";
import { readWorld } from "../world/read";
import { worldFiles } from "../world/files";
import { includedFiles } from "./includedFiles";
import { isUnitsPath } from "./tree";

test.each([
  ["dev/us-east-2", true],
  ["dev/us-east-2/dev", true],
  ["dev/_global", true],
  ["dev", false],
  ["", false],
  ["/dev", false],
  ["dev/", false],
  ["../dev", false],
  ["dev/..", false],
  ["a b/c", false],
])("%j as a folder of units: %s", (text, expected) => {
  expect(isUnitsPath(text)).toBe(expected);
});

test("units of the example company include the files shown on its pages", () => {
  const files = worldFiles(readWorld());
  const root = files.get("infrastructure-live/root.hcl") ?? "";
  const live = { root, accounts: { prod: "777788889999" }, homeRegion: "us-east-2" };
  for (const unitPath of ["prod/us-west-2/prod/networking/vpc", "prod/_global/account-baseline"]) {
    const included = includedFiles(unitPath, live);
    expect(included).toHaveLength(3);
    expect(included).toEqual(included.map(({ path }) => ({ path, content: files.get(`infrastructure-live/${path}`) })));
  }
});

test("an account that is not on the pages gets a placeholder for its id", () => {
  const [, account, region] = includedFiles("lab/eu-west-1/test", { root: "", accounts: {}, homeRegion: "us-east-2" });
  expect(account).toEqual({
    path: "lab/account.hcl",
    content: 'locals {\n  account_name = "lab"\n  account_id   = "REPLACE_ME"\n}\n',
  });
  expect(region?.content).toContain('aws_region = "eu-west-1"');
});
