import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { changesByRelease, describeChange } from "../../catalog/changes";
import type { AttributeChange, Service } from "../../catalog/schema";
import { renderChanges } from "./changes";

const service = (name: string, rest: Partial<Service> = {}): Service => ({
  group: "networking",
  slug: name.toLowerCase(),
  name,
  purpose: "Deploys something for the sake of an example.",
  source: { repository: "r", path: "modules/x" },
  version: "2.12.0",
  lastModifiedVersion: "2.9.0",
  tags: [],
  builtWith: [],
  inputs: [],
  outputs: [],
  ...rest,
});

const services = [
  service("Queue", {
    lastModifiedVersion: "2.12.0",
    inputs: [
      {
        name: "size",
        type: "number",
        default: "2",
        group: "general",
        changes: [{ version: "2.12.0", attribute: "default", from: "1", to: "2" }],
      },
      { name: "name", type: "string", group: "general", since: "2.10.0" },
      { name: "mode", type: "string", default: '"a"', group: "general", since: "2.12.0" },
    ],
    outputs: [{ name: "arn", changes: [{ version: "2.12.0", attribute: "sensitive", to: true }] }],
    removed: [{ kind: "input", name: "old", version: "2.12.0" }],
  }),
  service("Bucket"),
];

test("sorts releases from newest to oldest, and services by name; a service is always in its last release", () => {
  const releases = changesByRelease([...services, service("Alarm", { lastModifiedVersion: "2.12.0" })]);
  expect(
    releases.map(({ version, services: of }) => [version, of.map((one) => [one.service.name, one.entries.length])]),
  ).toEqual([
    [
      "2.12.0",
      [
        ["Alarm", 0],
        ["Queue", 4],
      ],
    ],
    ["2.10.0", [["Queue", 1]]],
    ["2.9.0", [["Bucket", 0]]],
  ]);
});

test("a new input is listed with the default that it was added with, or as required", () => {
  const input = (name: string, changes: AttributeChange[], rest: Partial<Service["inputs"][number]> = {}) =>
    ({ name, type: "number", group: "general", since: "2.11.0", changes, ...rest }) as const;
  const change = (from?: string): AttributeChange => ({
    version: "2.12.0",
    attribute: "default",
    ...(from !== undefined && { from }),
  });
  const tree = renderChanges([
    service("Queue", {
      lastModifiedVersion: "2.12.0",
      inputs: [
        input("raised", [change("1")], { default: "2" }),
        input("relaxed", [change(undefined)], { default: "2" }),
        input("tightened", [change("1")]),
        input("long", [], { default: `"${"x".repeat(80)}"` }),
      ],
    }),
  ]);
  const [, , , list] = tree;
  expect(toString(list as Nodes)).toBe(
    "QueueNew input raised, default 1New required input relaxedNew input tightened, default 1New input long",
  );
});

test("the page has a heading for each release, and links to services and entries", () => {
  const tree: Nodes = { type: "root", children: renderChanges(services) };
  const headings: string[] = [];
  const items: string[] = [];
  const urls: string[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") {
      headings.push(`${toString(node)} ${(node.data as { hProperties: { id: string } }).hProperties.id}`);
    } else if (node.type === "listItem") {
      items.push(toString(node.children[0]));
    } else if (node.type === "link") {
      urls.push(node.url);
    }
  });
  expect(headings).toEqual(["2.12.0 v2-12-0", "2.10.0 v2-10-0", "2.9.0 v2-9-0"]);
  expect(items).toEqual([
    "Queue",
    "Default changed: input size, from 1 to 2",
    'New input mode, default "a"',
    "Became sensitive: output arn",
    "Removed input old",
    "Queue",
    "New required input name",
    "Bucket",
  ]);
  expect(urls).toContain("./networking/queue.mdx#input_size");
  expect(urls).toContain("./networking/bucket.mdx");
  expect(urls.filter((url) => url.includes("old"))).toEqual([]);
});

describe("a change in words", () => {
  test.each<[Omit<AttributeChange, "version">, string]>([
    [{ attribute: "type", from: "any", to: "string" }, "Type changed"],
    [{ attribute: "default", from: "1", to: "2" }, "Default changed"],
    [{ attribute: "default", to: "2" }, "Became optional"],
    [{ attribute: "default", from: "1" }, "Became required"],
    [{ attribute: "sensitive", to: true }, "Became sensitive"],
    [{ attribute: "ephemeral", from: true }, "Stopped being ephemeral"],
    [{ attribute: "nullable", to: false }, "Stopped accepting null"],
    [{ attribute: "nullable", from: false }, "Began to accept null"],
    [{ attribute: "deprecated", to: "Use id." }, "Deprecated"],
    [{ attribute: "deprecated", from: "Use id.", to: "Use arn." }, "Deprecation changed"],
    [{ attribute: "deprecated", from: "Use id." }, "Deprecation withdrawn"],
    [{ attribute: "validation", to: [] }, "Validation changed"],
  ])("%j", (change, expected) => expect(describeChange({ version: "1.0.0", ...change })).toBe(expected));
});
