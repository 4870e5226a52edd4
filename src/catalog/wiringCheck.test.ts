import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../lib/problem";
import { readServices } from "./dataFile";
import type { Input, Service } from "./schema";
import { makeInput, makeService } from "./testing/service";
import { checkWiring } from "./wiringCheck";

const vpc = makeService({
  slug: "vpc",
  outputs: [
    { name: "vpc_id", type: "string" },
    { name: "subnet_ids", type: "list(string)" },
    { name: "zones", type: "map(string)", example: '{ a = "b" }' },
    { name: "tags", type: "map(string)" },
    { name: "config", type: "object({ arn = string })" },
    { name: "untyped" },
  ],
});

/** The problems of an input of the given type whose value comes from the given output. */
const check = (from: string, type = "string"): string[] =>
  checkWiring([vpc, makeService({ slug: "app", inputs: [makeInput("source", { type, from: [from] })] })]).map(
    ({ message }) => message,
  );

test.each([
  ["networking/vpc#vpc_id", "string"],
  ["networking/vpc#vpc_id", "list(string)"],
  ["networking/vpc#subnet_ids", "string"],
  ["networking/vpc#zones", "string"],
  ["networking/vpc#config.arn", "string"],
  ["networking/vpc#tags", "map(string)"],
])("%s can be the value of an input of the type %s", (from, type) => {
  expect(check(from, type)).toEqual([]);
});

test.each([
  ["networking/vcp#vpc_id", 'there is no service "networking/vcp". Did you mean "networking/vpc"?'],
  ["data-storage/queue#arn", 'there is no service "data-storage/queue". Use the group and slug of a data file.'],
  ["networking/vpc#vpc_ids", 'networking/vpc has no output "vpc_ids". Did you mean "vpc_id"?'],
  ["networking/vpc#gateway", 'networking/vpc has no output "gateway". Its page lists its outputs.'],
  ["networking/app#id", '"networking/app#id" is an output of this service itself.'],
  ["networking/vpc#untyped", 'the output "untyped" of networking/vpc has no type. Add "type" to it'],
  ["networking/vpc#config.name", 'has the type object({ arn = string }), which has no field "name". Correct the field'],
  ["networking/vpc#config", "but the input takes string. Use an output that fits"],
  ["networking/vpc#tags", 'has the type map(string), but the input takes string. Give the output an "example"'],
])("rejects %s as the value of a string", (from, message) => {
  expect(check(from)).toEqual([expect.stringContaining(message)]);
});

test("rejects a dependency on a service that does not exist", () => {
  const problems = checkWiring([vpc, makeService({ slug: "app", dependsOn: ["networking/vpc", "networking/vcp"] })]);
  expect(problems.map(({ keys, message }) => [keys, message])).toEqual([
    [["dependsOn", 1], '"networking/vcp" is not another service. Did you mean "networking/vpc"?'],
  ]);
});

test("rejects a name in code that another service already has", () => {
  const problems = checkWiring([vpc, makeService({ slug: "new", shortName: "vpc", unitFolder: "modules/vpc" })]);
  expect(problems.map(({ service, keys, message }) => [service.slug, keys, message])).toEqual([
    ["new", ["shortName"], 'networking/vpc already has the name "vpc". Set "shortName" to a different one.'],
    ["new", ["unitFolder"], 'networking/vpc already has the name "modules/vpc". Set "unitFolder" to a different one.'],
  ]);
});

test("reports services that need each other, at the input that closes the cycle", () => {
  const output = { name: "id", type: "string" };
  const make = (slug: string, from: string): Service =>
    makeService({ slug, inputs: [makeInput("name"), makeInput("source", { from: [from] })], outputs: [output] });
  const [problem, ...others] = checkWiring([make("a", "networking/b#id"), make("b", "networking/a#id")]);
  expect(others).toEqual([]);
  expect(problem?.keys).toEqual(["inputs", 1, "from"]);
  expect(problem?.message).toContain("networking/a → networking/b → networking/a.");
});

test("rejects an output of a service that needs the service itself, directly or not", () => {
  const make = (slug: string, ...inputs: Input[]): Service =>
    makeService({ slug, inputs, outputs: [{ name: "id", type: "string" }] });
  const required = (from: string): Input => makeInput("source", { from: [`networking/${from}#id`] });
  const optional = (from: string): Input => ({ ...required(from), default: "null" });
  const workers = make("workers", required("cluster"));
  const addon = make("addon", required("workers"));

  const [problem, ...others] = checkWiring([make("cluster", optional("addon")), workers, addon]);
  expect(others).toEqual([]);
  expect([problem?.service.slug, problem?.keys]).toEqual(["cluster", ["inputs", 0, "from"]]);
  expect(problem?.message).toContain("networking/addon needs networking/cluster");

  expect(checkWiring([make("cluster", optional("key")), workers, addon, make("key")])).toEqual([]);
});

test("a problem names the file, the line and the input", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "wiring-"));
  const write = (slug: string, rest: string): void => {
    fs.mkdirSync(path.join(root, "networking"), { recursive: true });
    fs.writeFileSync(
      path.join(root, `networking/${slug}.yaml`),
      `name: ${slug}
purpose: Deploys something that other services take outputs of.
source: { repository: repository, path: modules/${slug} }
version: 1.0.0
lastModifiedVersion: 1.0.0
tags: []
builtWith: []
${rest}`,
    );
  };
  const input = (name: string, type: string): string =>
    `  - name: ${name}\n    type: ${type}\n    group: networking\n    from: networking/vpc#vpc_id\n`;
  write("vpc", "inputs: []\noutputs:\n  - name: vpc_id\n    type: string\n");
  write("app", `inputs:\n${input("vpc", "string")}${input("id", "number")}outputs: []\n`);
  expect(readServices(root, root).problems.map(formatProblem)).toEqual([
    'networking/app.yaml:16:11  input "id" from: "networking/vpc#vpc_id" has the type string, but the input takes ' +
      "number. Use an output that fits, or correct the type of this one.",
  ]);
});
