import { describe, expect, it } from "vitest";
import { addressBlocks, contains, subnets } from "./addresses";
import { worldFiles } from "./files";
import { readWorld } from "./read";
import { worldSchema } from "./schema";
import { worldTable } from "./tables";
import { makeWorld } from "./testing";

describe("the world file", () => {
  it("is valid, and lists each block and exception once", () => {
    const world = readWorld();
    const ids = world.accounts.map(({ id }) => id);
    const blocks = addressBlocks(world).map(({ block }) => block);
    expect(new Set(blocks).size).toBe(blocks.length);
    const exceptions = world.exceptions.flatMap(({ values }) => values);
    expect(new Set(exceptions).size).toBe(exceptions.length);
    expect(exceptions.filter((value) => ids.includes(value) || blocks.includes(value))).toEqual([]);
  });

  it.each([
    ["name", { id: "222233334444" }],
    ["id", { name: "stage" }],
  ])("lists the %s of an account once", (key, other) => {
    const [dev] = makeWorld().accounts;
    const { error } = worldSchema.safeParse({ ...makeWorld(), accounts: [dev, { ...dev, ...other }] });
    expect(error?.issues).toMatchObject([{ path: ["accounts", 1, key] }]);
  });
});

it("role names begin with the repository that they are named after", () => {
  const roles = readWorld().repositories.flatMap(({ name, roles: own }) => own.map((role) => ({ name, role })));
  expect(roles).not.toEqual([]);
  expect(roles.filter(({ name, role }) => !role.startsWith(`${name}-`))).toEqual([]);
});

describe("addresses", () => {
  it("divides each VPC like cidrsubnet", () => {
    const own = subnets(makeWorld());
    expect(own.map(({ block, zone, tier }) => `${block} ${zone} ${tier}`)).toEqual([
      "10.30.0.0/21 us-east-2a public",
      "10.30.8.0/21 us-east-2b public",
      "10.31.128.0/20 us-east-2a private",
      "10.31.144.0/20 us-east-2b private",
    ]);
    expect(subnets(readWorld()).map(({ block }) => block)).toContain("10.30.160.0/21");
  });

  it("checks whether an address is in a block", () => {
    expect(contains("10.30.0.0/16", "10.30.255.255")).toBe(true);
    expect(contains("10.30.0.0/16", "10.31.0.0")).toBe(false);
    expect(contains("10.30.0.0/16", "10.30.0.256")).toBe(false);
  });
});

describe("files", () => {
  it("are those of the world file and those derived from its accounts and Regions", () => {
    const files = worldFiles(makeWorld());
    expect(files.get("infrastructure-live/root.hcl")).toBe("locals {}\n");
    expect(files.get("infrastructure-live/dev/account.hcl")).toBe(
      'locals {\n  account_name = "dev"\n  account_id   = "111122223333"\n}\n',
    );
    expect(files.get("infrastructure-live/prod/us-west-2/region.hcl")).toBe(
      'locals {\n  aws_region = "us-west-2"\n}\n',
    );
    expect(files.get("infrastructure-live/prod/_global/region.hcl")).toContain('"us-east-2"');
  });
});

describe("tables", () => {
  it("have a heading row, and the requested rows in the requested order", () => {
    expect(worldTable(makeWorld(), { of: "accounts", only: "prod, dev" })).toEqual([
      ["Account", "ID", "What it is for"],
      ["prod", "`777788889999`", "Customers"],
      ["dev", "`111122223333`", "Daily work"],
    ]);
    expect(worldTable(makeWorld(), { of: "regions", only: "us-west-2" })).toHaveLength(2);
  });

  it("list the valid values when a request does not match", () => {
    expect(() => worldTable(makeWorld(), { of: "account" })).toThrow(/no table "account"\. It has "accounts", /);
    expect(() => worldTable(makeWorld(), { of: "accounts", only: "test" })).toThrow(/no row "test"/);
  });
});
