import fs from "node:fs";
import path from "node:path";
import { parse } from "@cdktn/hcl2json";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { parseValues } from "../../src/catalog/hcl";
import { readServices } from "../../src/catalog/dataFile";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { renderFragments } from "../../src/catalog/render/fragments";
import { moduleName, terraformSample, terragruntSample } from "../../src/catalog/samples";
import { fieldPaths, parseType } from "../../src/catalog/typeExpression";
import { isRequired, jsonSchema, serviceSchema, type Service } from "../../src/catalog/schema";
import { readPage } from "../../src/checks/page";
import { serviceAnchors } from "../../src/checks/serviceAnchors";
import { formatProblem } from "../../src/lib/problem";
import { serviceGroups } from "../../src/catalog/serviceGroups";

const folder = path.resolve(import.meta.dirname, "../..", SERVICES_FOLDER);
const { services, problems } = readServices(folder);
const sum = (count: (service: Service) => number): number =>
  services.reduce((total, service) => total + count(service), 0);
const required = ({ inputs }: Service): string[] => inputs.filter(isRequired).map(({ name }) => name);

test("the data of all services are valid", () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test("nothing of the catalog is left out", () => {
  expect(services).toHaveLength(40);
  expect(sum(({ inputs }) => inputs.length)).toBe(2608);
  expect(sum(({ outputs }) => outputs.length)).toBe(631);
});

test("every service of the sidebar has data, and no other", () => {
  const inSidebar = serviceGroups.flatMap(({ group, slugs }) => slugs.map((slug) => `${group}/${slug}`));
  expect(services.map(({ group, slug }) => `${group}/${slug}`).sort()).toEqual([...inSidebar].sort());
});

describe.each(services.map((service) => [`${service.group}/${service.slug}`, service] as const))("%s", (_, service) => {
  test("says something of its own about every input and output", () => {
    const texts = [...service.inputs, ...service.outputs].map(({ description }) => description);
    expect(texts.filter((text) => text.length < 25)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("describes every field of every object", () => {
    const lacking = service.inputs.flatMap(({ name, type, fields = {} }) =>
      fieldPaths(parseType(type))
        .filter((field) => !(field in fields))
        .map((field) => `${name}.${field}`),
    );
    expect(lacking).toEqual([]);
  });

  test("has at most a dozen groups and an example for every required input", () => {
    expect(new Set(service.inputs.map(({ group }) => group)).size).toBeLessThanOrEqual(12);
    const lacking = service.inputs.filter((input) => isRequired(input) && input.example === undefined);
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  test("has defaults, examples and allowed values that parse", async () => {
    const literals = service.inputs.flatMap((input) => [input.default, input.example, ...(input.allowed ?? [])]);
    await expect(parseValues(literals.filter((literal) => literal !== undefined))).resolves.toBeDefined();
  });

  test("has samples that parse and set the inputs that they should", async () => {
    for (const all of [false, true]) {
      const expected = (all ? service.inputs.map(({ name }) => name) : required(service)).sort();
      const terraform = await parse("main.tf", terraformSample(service, { all }));
      const modules = terraform.module as Record<string, Record<string, unknown>[]>;
      const names = Object.keys(modules[moduleName(service)]?.[0] ?? {}).filter(
        (name) => name !== "source" && name !== "providers",
      );
      expect(names.sort()).toEqual(expected);
      const terragrunt = await parse("terragrunt.hcl", terragruntSample(service, { all }));
      expect(Object.keys((terragrunt.inputs ?? {}) as object).sort()).toEqual(expected);
    }
  });

  test("has a page of 300 to 900 words by a writer", () => {
    const file = path.join(folder, service.group, `${service.slug}.mdx`);
    const { page } = readPage(file, fs.readFileSync(file, "utf8"));
    let text = "";
    visit(page.tree, ["text", "inlineCode"], (node) => void (text += ` ${"value" in node ? node.value : ""}`));
    const words = text.match(/\S*\w\S*/g)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(900);
  });

  test("renders one element for every input, field and output, and links to no other", () => {
    const html = Object.values(renderFragments(service)).join("");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const entries = serviceAnchors(service).filter((id) => /^(?:in|out)put_/.test(id));
    expect(ids).toEqual(expect.arrayContaining(entries));
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test("what is published follows the published schema", () => {
  const [{ group, slug, ...data } = {}] = services;
  expect([group, slug]).not.toContain(undefined);
  expect(serviceSchema.safeParse(data).success).toBe(true);
  expect(jsonSchema("https://example.com/schema.json")).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/schema.json",
    required: expect.arrayContaining(["name", "inputs", "outputs"]) as unknown,
  });
});
