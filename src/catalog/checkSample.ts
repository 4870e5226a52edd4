import { parse } from "@cdktn/hcl2json";
import type { LocalProblem, Place } from "../lib/problem";
import type { HclValue } from "./hcl";
import type { Service } from "./schema";

type Block = Record<string, HclValue>;

/** A use of a module in a sample: what it sets, and whether inputs may come from elsewhere. */
interface Use {
  source: string;
  names: string[];
  isComplete: boolean;
}

const META_ARGUMENTS = new Set(["source", "version", "providers", "count", "for_each", "depends_on"]);
const CATALOG_SOURCE = /gruntwork-io\/([\w-]+)(?:\.git)?\/\/([^?"]+)/;

function isBlock(value: HclValue | undefined): value is Block {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: HclValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The modules that a sample uses: `module` blocks, or a Terragrunt unit with its `inputs`. */
function usesIn(content: Record<string, unknown>): Use[] {
  const modules = Object.values((content.module ?? {}) as Record<string, Block[]>).flat();
  const uses = modules.map((block) => ({
    source: textOf(block.source),
    names: Object.keys(block).filter((name) => !META_ARGUMENTS.has(name)),
    isComplete: true,
  }));
  const [unit] = (content.terraform ?? []) as Block[];
  if (unit?.source !== undefined) {
    const includes = Object.keys(content.include ?? {});
    const inputs = content.inputs as HclValue | undefined;
    uses.push({
      source: textOf(unit.source),
      names: isBlock(inputs) ? Object.keys(inputs) : [],
      // Another include than the root, or inputs made by an expression, may set what is not seen here.
      isComplete: includes.every((name) => name === "root") && (inputs === undefined || isBlock(inputs)),
    });
  }
  return uses;
}

/** The place in the sample of an argument, or of the source when no argument has the name. */
function placeOf(code: string, use: Use, name?: string): Place {
  const lines = code.split("\n");
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes(use.source)),
  );
  const isArgument = (line: string): boolean => name !== undefined && new RegExp(`^\\s*"?${name}"?\\s*=`).test(line);
  const after = lines.findIndex((line, index) => index >= start && isArgument(line));
  const index = after === -1 ? start : after;
  return { line: index + 1, column: 1 + (lines[index] ?? "").search(/\S|$/) };
}

function checkUse(code: string, use: Use, services: readonly Service[]): LocalProblem[] {
  const [, repository, path = ""] = CATALOG_SOURCE.exec(use.source) ?? [];
  const service = services.find(({ source }) => source.repository === repository && source.path === path);
  if (service === undefined) {
    return [];
  }
  const page = `the page of ${service.name} (${service.group}/${service.slug})`;
  const known = new Set(service.inputs.map(({ name }) => name));
  const problems = use.names
    .filter((name) => !known.has(name))
    .map((name) => ({
      ...placeOf(code, use, name),
      message: `"${name}" is no input of ${path}. Use one that ${page} lists.`,
    }));
  const missing = service.inputs
    .filter(({ name, default: value }) => value === undefined && !use.names.includes(name))
    .map(({ name }) => name);
  if (use.isComplete && missing.length > 0) {
    const noun = missing.length === 1 ? "input" : "inputs";
    const message = `The sample lacks the required ${noun} ${missing.join(", ")} of ${path}. Add what is missing; ${page} says what it takes.`;
    problems.push({ ...placeOf(code, use), message });
  }
  return problems;
}

/**
 * Checks an HCL sample that uses a module of the Service Catalog: inputs that the module does not have, and required
 * ones that the sample does not set. Code that does not parse is another check's matter.
 *
 * @param code the sample
 * @param services all services, from `readServices`
 * @returns problems with their lines in the sample, counted from 1
 */
export async function checkCatalogSample(code: string, services: readonly Service[]): Promise<LocalProblem[]> {
  if (!CATALOG_SOURCE.test(code)) {
    return [];
  }
  const content = await parse("sample.hcl", code).catch(() => ({}));
  return usesIn(content).flatMap((use) => checkUse(code, use, services));
}
