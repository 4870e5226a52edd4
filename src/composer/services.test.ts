import path from "node:path";
import { describe, expect, test } from "vitest";
import { readServices } from "../catalog/dataFile";
import { parseHcl } from "../catalog/hclParser";
import { SERVICES_FOLDER } from "../catalog/servicesFolder";
import { serviceKey, Wiring } from "../catalog/wiring";
import { terraformSample, terragruntSample } from "../catalog/samples";
import { makeSubject, startComposition, type ComposerData } from "./composition";
import { composerData } from "./data";
import { checkSetting, missingInputs } from "./diagnose";
import { readFile } from "./read";
import { randomComposition } from "./testing/randomComposition";
import { writeFile } from "./write";

const { services } = readServices(path.resolve(SERVICES_FOLDER));
const wiring = new Wiring(services);
const subjects = services
  .filter(({ inputs }) => inputs.length > 0)
  .map((service) => makeSubject(JSON.parse(JSON.stringify(composerData(service, wiring))) as ComposerData));

const TOOLS = ["terragrunt", "terraform"] as const;

describe.each(subjects.map((subject) => [subject.key, subject] as const))("%s", (_, subject) => {
  const original = services.find((service) => serviceKey(service) === subject.key);

  test("starts with the samples of its page", () => {
    const start = startComposition(subject);
    expect(original && terragruntSample(original, wiring)).toBe(writeFile(start, subject, "terragrunt"));
    expect(original && terraformSample(original, wiring)).toBe(writeFile(start, subject, "terraform"));
    expect(missingInputs(start, subject)).toEqual([]);
    const errors = TOOLS.flatMap((tool) =>
      start.settings.flatMap((setting) => checkSetting(setting, start, subject, tool)),
    );
    expect(errors.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test.each([1, 2, 3])("random inputs (seed %i) are valid HCL and round-trip", async (seed) => {
    const composition = randomComposition(subject, seed);
    for (const tool of TOOLS) {
      const findings = composition.settings.flatMap((setting) => checkSetting(setting, composition, subject, tool));
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const text = writeFile(composition, subject, tool);
      await parseHcl("composed.hcl", text);
      const read = readFile(text, subject);
      expect(read.tool).toBe(tool);
      expect(read.pinned).toBe(subject.service.version);
      expect(new Map(read.composition.settings.map(({ name, value }) => [name, value]))).toEqual(
        new Map(composition.settings.map(({ name, value }) => [name, value])),
      );
      expect(read.composition.extras).toEqual(composition.extras);
      expect(writeFile(read.composition, subject, tool)).toBe(text);
    }
  });
});
