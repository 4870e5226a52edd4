import { expect, test } from "vitest";
import type { ServiceSummary } from "@site/src/catalog/summary";
import { countTags, isSelected, readSelection, writeSelection } from "./selection";

const service = (name: string, tags: string[], group = "data-storage"): ServiceSummary => ({
  group,
  slug: name.toLowerCase(),
  name,
  purpose: `Deploys ${name} with backups.`,
  tags,
  inputs: 2,
  required: 1,
  outputs: 1,
  tier: 0,
  needs: [],
});
const services = [service("RDS", ["sql", "data"]), service("S3", ["data"]), service("VPC", [], "networking")];
const found = (text: string, tag = "", group = ""): string[] =>
  services.filter((one) => isSelected(one, { text, tag, group })).map(({ name }) => name);

test("requires every word to match in the name, purpose, group or tags", () => {
  expect(found("")).toHaveLength(3);
  expect(found("sql")).toEqual(["RDS"]);
  expect(found("networking backups")).toEqual(["VPC"]);
  expect(found("rds vpc")).toEqual([]);
  expect(found("ackups")).toEqual([]);
  expect(found("", "data")).toEqual(["RDS", "S3"]);
  expect(found("s3", "data", "networking")).toEqual([]);
});

test("matches other forms of a word and other names, and ignores the vendor's name", () => {
  const one = (text: string, otherNames?: string): boolean =>
    isSelected(service("RDS", ["database"]), { text, tag: "", group: "" }, otherNames);
  expect(one("databases")).toBe(true);
  expect(one("AWS RDS")).toBe(true);
  expect(one("postgres")).toBe(false);
  expect(one("Postgres backups", "managed postgres\npg")).toBe(true);
  expect(one("ostgres", "managed postgres")).toBe(false);
});

test("survives a round trip through the URL, and ignores unknown tags and groups", () => {
  const search = "?q=a+b&tag=sql&group=networking&order=deploy";
  expect(writeSelection(search, readSelection(search, services))).toBe(search);
  expect(readSelection("?tag=gone&group=gone&order=gone", services)).toEqual({
    text: "",
    tag: "",
    group: "",
    order: "",
  });
});

test("counts tags, most used first", () => {
  expect(countTags(services)).toEqual([
    ["data", 2],
    ["sql", 1],
  ]);
});
