import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readServices } from "../../src/catalog/dataFile";
import { terraformSample, terragruntSample } from "../../src/catalog/samples";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { Wiring } from "../../src/catalog/wiring";
import { syntaxProblem } from "../../src/checks/syntax";
import { applyEdits } from "../../src/lib/applyEdits";
import { exampleOf } from "../../src/values/example";
import { fieldsOf, type Values } from "../../src/values/fields";
import { regions } from "../../src/values/regions";
import { replacer, restorer } from "../../src/values/replace";
import { allValues, exampleValues } from "../../src/values/testing/values";
import { MAX_COMPANY, validate } from "../../src/values/validate";
import { worldFiles } from "../../src/world/files";
import { readWorld } from "../../src/world/read";

const world = readWorld();
const example = exampleOf(world);

interface Sample {
  place: string;
  language: string;
  text: string;
}

const FENCE = /^( *)(`{3,})(\w*)(.*)\n([^]*?)^\1\2 *$/gm;

/** The code blocks of a page with their titles, and its inline code. Parsing the MDX would take half a minute. */
function samplesOfPage(name: string): Sample[] {
  const page = fs.readFileSync(path.join("docs", name), "utf8");
  const blocks = [...page.matchAll(FENCE)].flatMap(([, indent = "", , language = "", words = "", code = ""]) => [
    { language, text: indent === "" ? code : code.replaceAll(`\n${indent}`, "\n").slice(indent.length) },
    { language: "path", text: words },
  ]);
  const inline = [...page.replace(FENCE, "").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => ({
    language: "path",
    text,
  }));
  return [...blocks, ...inline].map((sample) => ({ ...sample, place: `docs/${name}` }));
}

/** The example company's files that pages include. */
function samplesOfWorld(): Sample[] {
  const files = [...worldFiles(world), ...Object.entries(world.units)];
  return files.flatMap(([place, text]) => [
    { place, language: place.endsWith(".hcl") ? "hcl" : "yaml", text },
    { place, language: "path", text: place },
  ]);
}

/** The samples on services' pages, and the examples of their inputs and outputs. */
function samplesOfServices(): Sample[] {
  const { services } = readServices(path.resolve(SERVICES_FOLDER));
  const wiring = new Wiring(services);
  return services.flatMap((service) => [
    ...[terragruntSample, terraformSample].map((make) => ({
      place: `${service.slug}, sample`,
      language: "hcl",
      text: make(service, wiring),
    })),
    ...[...service.inputs, ...service.outputs].flatMap(({ name, example: value }) =>
      value === undefined ? [] : [{ place: `${service.slug}, ${name}`, language: "hcl", text: `${name} = ${value}` }],
    ),
  ]);
}

const pages = fs.readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
const all = [...pages.flatMap(samplesOfPage), ...samplesOfWorld(), ...samplesOfServices()];
const findAll = replacer(example, allValues(example));
/** Each distinct sample that contains one of the example's values. */
const samples = [...new Map(all.map((sample) => [`${sample.language} ${sample.text}`, sample])).values()].filter(
  ({ text }) => findAll(text).length > 0,
);

const ours = exampleValues(example);

describe("your values in every sample", () => {
  it("leave none of the example's values", () => {
    const left = all.flatMap(({ place, text }) => {
      // In lists of all Regions, the example's Regions swap places with the reader's, so they remain.
      const [value] = ours.exec(applyEdits(text, findAll(text))) ?? [];
      return value === undefined || text.includes("ap-southeast-7") ? [] : [`${place}: ${value}`];
    });
    expect(left).toEqual([]);
    expect(samples.length).toBeGreaterThan(500);
  });

  it("leave samples that parse", { timeout: 120_000 }, async () => {
    const broken: string[] = [];
    for (const { place, language, text } of samples) {
      const problem = await syntaxProblem(language, applyEdits(text, findAll(text)));
      if (problem !== undefined && (await syntaxProblem(language, text)) === undefined) {
        broken.push(`${place}: ${problem.message}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("leave bucket names that S3 accepts, no matter how long the company's name is", () => {
    const find = replacer(example, { company: "c".repeat(MAX_COMPANY), "region.us-east-2": "ap-southeast-7" });
    const company = new RegExp(`c{${MAX_COMPANY}}[a-z\\d-]*`, "g");
    const names = samples.flatMap(({ text }) => applyEdits(text, find(text)).match(company) ?? []);
    expect(names).not.toEqual([]);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(63);
  });
});

/** Random values that the form accepts and that appear on no page. */
function arbitraryValues(): fc.Arbitrary<Values> {
  const names = regions.filter(({ zones }) => zones.length === 3).map(({ name }) => name);
  const isFree = (name: string): boolean => !world.regions.some((region) => region.name === name);
  const word = fc.stringMatching(/^q[a-z]{3,8}x$/);
  const byKind: Record<string, fc.Arbitrary<string>> = {
    company: word,
    organization: word.map((name) => `O-${name}`),
    repository: fc.oneof(
      word,
      word.map((name) => `Q.${name}_1`),
      word.map((name) => `acme-${name}`),
    ),
    domain: word.map((name) => `${name}.dev`),
    account: fc.stringMatching(/^90[1-9]{10}$/),
    region: fc.constantFrom(...names.filter(isFree)),
    vpc: fc.integer({ min: 130, max: 250 }).map((second) => `10.${second}.0.0/16`),
    office: fc.integer({ min: 0, max: 255 }).map((third) => `198.18.${third}.0/24`),
    email: word.map((name) => `${name}@mail.test`),
    accountEmail: word.map((name) => `${name}+ACCOUNT@mail.test`),
  };
  const fields = fieldsOf(example);
  return fc
    .record(Object.fromEntries(fields.map(({ id, kind }) => [id, byKind[kind] ?? word])), { requiredKeys: [] })
    .map((values) => values as Values)
    .filter((values) => validate(example, values).size === 0);
}

it("a repository cannot take a company-prefixed name that pages already use", () => {
  const named = samples.flatMap(({ text }) => text.match(/(?<![\w-])acme-[a-z][a-z-]*[a-z](?![\w-]|\.\w)/g) ?? []);
  const names = new Set(named.map((name) => name.replace("acme", "globex")));
  expect(names.size).toBeGreaterThan(20);
  const accepted = [...names].filter(
    (name) =>
      !validate(example, { company: "globex", "repository.infrastructure-live": name }).has(
        "repository.infrastructure-live",
      ),
  );
  expect(accepted).toEqual([]);
});

it("an organization cannot take the name of one that pages get code from", () => {
  const owners = all.flatMap(({ text }) =>
    [...text.matchAll(/(?:uses: |git@github\.com:|source\s*=\s*")([\w-]+)\//g)].map(([, name = ""]) => name),
  );
  const names = [...new Set(owners)].filter((name) => /^[a-z\d][a-z\d-]{2,}$/.test(name) && name !== example.company);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !validate(example, { organization: name }).has("organization"))).toEqual([]);
});

describe("values that appear on no page", () => {
  it("can be reverted in every sample", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arbitraryValues(), (values) => {
        const find = replacer(example, values);
        const back = restorer(example, values);
        const chosen = [values["region.us-east-2"], values["region.us-west-2"]].filter((name) => name !== undefined);
        for (const { text, place } of samples) {
          // Skips texts that already contain a chosen Region, which can be told apart only in lists.
          if (!chosen.some((name) => text.includes(name))) {
            const shown = applyEdits(text, find(text));
            expect(applyEdits(shown, back(shown)), place).toBe(text);
          }
        }
      }),
      { numRuns: 8, seed: 16 },
    );
  });
});
