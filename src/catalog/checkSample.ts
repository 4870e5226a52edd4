import { parse } from "@cdktn/hcl2json";
import { organization } from "../config/links";
import type { LocalProblem, Position } from "../lib/problem";
import type { HclValue } from "./hcl";
import { findBlocks, tokenize } from "./hclTokens";
import { isRequired } from "./isRequired";
import { META_ARGUMENTS } from "./metaArguments";
import type { Input, Service } from "./schema";
import { compareVersions } from "../lib/compareVersions";

type Block = Record<string, HclValue>;

/** A module that a sample uses. */
interface ModuleUse {
  source: string;
  /** The line of its source. */
  line: number;
  /** Names of the inputs that it sets. */
  names: string[];
  /** The lines of these inputs, except for those whose name is an expression or precedes a colon. */
  lines: ReadonlyMap<string, number>;
  /** Whether the sample shows every input that is set. */
  isComplete: boolean;
}

const CATALOG_SOURCE = new RegExp(`${organization}/([\\w-]+)(?:\\.git)?//([^?"]+)(?:\\?ref=v([\\d.]+))?`);

function isBlock(value: HclValue | undefined): value is Block {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: HclValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Finds the modules that a sample uses: in `module` blocks, or in a Terragrunt unit with its `inputs`. */
function findUses(code: string, content: Record<string, unknown>): ModuleUse[] {
  const blocks = findBlocks(tokenize(code));
  const linesIn = (kind: string, label?: string): ReadonlyMap<string, number> =>
    blocks.find((block) => block.kind === kind && block.labels[0] === label)?.attributes ?? new Map();
  const modules = Object.entries((content.module ?? {}) as Record<string, Block[]>);
  const uses = modules.flatMap(([label, calls]) =>
    calls.map((call) => ({
      source: textOf(call.source),
      line: linesIn("module", label).get("source") ?? 1,
      names: Object.keys(call).filter((name) => !META_ARGUMENTS.has(name)),
      lines: linesIn("module", label),
      isComplete: true,
    })),
  );
  const [unit] = (content.terraform ?? []) as Block[];
  if (unit?.source !== undefined) {
    const includes = Object.keys(content.include ?? {});
    const inputs = content.inputs as HclValue | undefined;
    uses.push({
      source: textOf(unit.source),
      line: linesIn("terraform").get("source") ?? 1,
      names: isBlock(inputs) ? Object.keys(inputs) : [],
      lines: linesIn("inputs"),
      // An include other than the root, or inputs from an expression, may set inputs that the sample does not show.
      isComplete: includes.every((name) => name === "root") && (inputs === undefined || isBlock(inputs)),
    });
  }
  return uses;
}

/** The position of an input in the sample, or that of the module's source if the line of the input is unknown. */
function positionOf(code: string, use: ModuleUse, name = ""): Position {
  const line = use.lines.get(name) ?? use.line;
  return { line, column: 1 + (code.split("\n")[line - 1] ?? "").search(/\S|$/) };
}

/** Whether a release later than the one that a sample is pinned to made the change. */
const isLater = ({ version }: { version: string }, pinned: string | undefined): boolean =>
  pinned !== undefined && compareVersions(version, pinned) > 0;

/** Whether an input was required in the release that a sample is pinned to. */
function wasRequired({ changes = [], ...input }: Input, pinned: string | undefined): boolean {
  const next = changes.find((change) => change.attribute === "default" && isLater(change, pinned));
  return next ? next.from === undefined : isRequired(input);
}

function checkUse(code: string, use: ModuleUse, services: readonly Service[]): LocalProblem[] {
  const [, repository, path = "", pinned] = CATALOG_SOURCE.exec(use.source) ?? [];
  const service = services.find(({ source }) => source.repository === repository && source.path === path);
  if (service === undefined) {
    return [];
  }
  const page = `the page of ${service.name} (${service.group}/${service.slug})`;
  const removed = (service.removed ?? []).filter((entry) => entry.kind === "input" && isLater(entry, pinned));
  const present = service.inputs.filter(({ since }) => since === undefined || !isLater({ version: since }, pinned));
  const known = new Set([...present, ...removed].map(({ name }) => name));
  const release = pinned === undefined ? "" : ` in v${pinned}`;
  const adviceOn = (name: string): string => {
    const since = service.inputs.find((input) => input.name === name)?.since;
    return since === undefined
      ? `Use one that ${page} lists.`
      : `It was added in v${since}: pin that release, or remove the input.`;
  };
  const problems = use.names
    .filter((name) => !known.has(name))
    .map((name) => ({
      ...positionOf(code, use, name),
      message: `"${name}" is not an input of ${path}${release}. ${adviceOn(name)}`,
    }));
  const missing = present
    .filter((input) => wasRequired(input, pinned) && !use.names.includes(input.name))
    .map(({ name }) => name);
  if (use.isComplete && missing.length > 0) {
    const noun = missing.length === 1 ? "input" : "inputs";
    const message = `The sample does not set the required ${noun} ${missing.join(", ")} of ${path}. Add what is missing; ${page} describes it.`;
    problems.push({ ...positionOf(code, use), message });
  }
  return problems;
}

/**
 * Checks an HCL sample that uses a module of the Service Catalog: it must set every required input, and only inputs
 * that exist in the release that it is pinned to, as far as the data covers that release. The rule
 * `codeSyntax` reports code that does not parse.
 *
 * @param code the sample
 * @param services all services, from `readServices`
 * @returns problems with their positions in the sample
 */
export async function checkCatalogSample(code: string, services: readonly Service[]): Promise<LocalProblem[]> {
  if (!CATALOG_SOURCE.test(code)) {
    return [];
  }
  const content = await parse("sample.hcl", code).catch(() => ({}));
  return findUses(code, content).flatMap((use) => checkUse(code, use, services));
}
