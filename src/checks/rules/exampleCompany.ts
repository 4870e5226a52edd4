import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { isScalar, parseDocument, visit as visitYaml } from "yaml";
import type { Problem } from "../../lib/problem";
import { hasWord, titleOf } from "../../lib/fence";
import { worldFiles } from "../../world/files";
import { WORLD_FILE } from "../../world/read";
import type { World } from "../../world/schema";
import { accounts, addresses, regions } from "../exampleCompany/cloud";
import type { Finder, Finding } from "../exampleCompany/finding";
import { names } from "../exampleCompany/names";
import { repositories } from "../exampleCompany/repositories";
import { versions } from "../exampleCompany/versions";
import type { Page } from "../page";
import { problemAt, type Source } from "../source";

const finders: Finder[] = [accounts, addresses, regions, repositories, versions, names];

/** Keys of a data file whose values come from the module, not from a writer. */
const MODULE_KEYS = new Set([
  "default",
  "from",
  "to",
  "moduleDescription",
  "moduleDescriptionChange",
  "type",
  "validation",
]);

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/**
 * The text to check. For a page, excludes the front matter, whose keywords are readers' words, and external URLs. A data
 * file or a diagram is checked as a whole.
 */
function ownText({ file, text }: Source): string {
  if (!/\.mdx?$/.test(file)) {
    return text;
  }
  return text
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replace(/https?:\/\/[^\s)"'`<>]*/g, (url) => (url.includes("example.com") ? url : blank(url)));
}

/** Returns a function that tells whether an offset in a data file is in a writer's text, rather than the module's own. */
function createWriterTextTest(text: string): (offset: number) => boolean {
  const ranges: [number, number][] = [];
  visitYaml(parseDocument(text), {
    Pair: (_key, { key }) => (isScalar(key) && MODULE_KEYS.has(String(key.value)) ? visitYaml.SKIP : undefined),
    Scalar(_key, { range }) {
      if (range) {
        ranges.push([range[0], range[1]]);
      }
    },
  });
  return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
}

/** Whether an exception applies to a file. */
function appliesTo({ in: paths }: World["exceptions"][number], file: string): boolean {
  return (
    paths?.some((path) => (path.endsWith("/") ? file.startsWith(`docs/${path}`) : file === `docs/${path}`)) ?? true
  );
}

/** Values in a file that neither the company nor its exceptions contain. */
function findIn(source: Source, world: World): Finding[] {
  const allowed = new Set(
    world.exceptions.filter((exception) => appliesTo(exception, source.file)).flatMap(({ values }) => values),
  );
  return finders.flatMap((find) => find(ownText(source), world)).filter(({ value }) => !allowed.has(value));
}

function problemOf(source: Source, { offset, value, kind, nearest }: Finding, { exceptions }: World): Problem {
  const elsewhere = exceptions.find(({ values }) => values.includes(value));
  const advice =
    elsewhere?.in === undefined
      ? `Use a value from ${WORLD_FILE}, or add this one to its exceptions, with the reason.`
      : `${WORLD_FILE} allows it only in ${elsewhere.in.join(", ")}. ` +
        `Use another value, or add ${source.file.replace("docs/", "")} to the "in" of its exception.`;
  const message = `The example company has no ${kind} "${value}"; nearest: ${nearest}. ${advice}`;
  return problemAt(source, offset, message);
}

/** Words that mark a fence as a later state of a file, a part of it, or filled from docs/world.yaml. */
const OTHER_STATES = ["changed", "show", "world"];

/** Blocks whose title is a file of the company but whose content differs. */
function differingFiles(page: Page, world: World): Problem[] {
  const files = worldFiles(world);
  const blocks: Code[] = [];
  visit(page.tree, "code", (code) => {
    blocks.push(code);
  });
  return blocks
    .filter((code) => {
      const content = files.get(titleOf(code) ?? "");
      const isOtherState = code.lang === "diff" || OTHER_STATES.some((word) => hasWord(code, word));
      return content !== undefined && !isOtherState && code.value.trimEnd() !== content.trimEnd();
    })
    .map((code) =>
      problemAt(
        page,
        code,
        `${titleOf(code)} differs from its content in ${WORLD_FILE}. Write the word "world" after the title and leave ` +
          `the block empty; if a step changes the file, write the word "changed".`,
      ),
    );
}

/** Accounts, addresses, Regions, paths, versions and names on a page are those of the example company. */
export function exampleCompany(page: Page, world: World): Problem[] {
  const findings = findIn(page, world);
  return [...findings.map((finding) => problemOf(page, finding, world)), ...differingFiles(page, world)];
}

/** Like {@link exampleCompany}, for the data file of a service or the source of a diagram. */
export function exampleCompanyInFile(source: Source, world: World): Problem[] {
  const findings = findIn(source, world);
  if (findings.length === 0 || !source.file.endsWith(".yaml")) {
    return findings.map((finding) => problemOf(source, finding, world));
  }
  const isWriterText = createWriterTextTest(source.text);
  return findings.filter(({ offset }) => isWriterText(offset)).map((finding) => problemOf(source, finding, world));
}

/**
 * Each exception is used: its value occurs in a file to which it applies. An exception is not reported if its value is
 * reported in another file, such as a page that has moved, because the exception may have to name that file.
 *
 * @param worldFile the file with the exceptions
 * @param sources pages, data files and diagrams
 */
export function unusedExceptions(worldFile: Source, world: World, sources: readonly Source[]): Problem[] {
  const isReported = (value: string): boolean =>
    sources.some((source) => findIn(source, world).some((finding) => finding.value === value));
  return world.exceptions.flatMap((exception) => {
    const inScope = sources.filter(({ file }) => appliesTo(exception, file));
    return exception.values
      .filter((value) => inScope.every(({ text }) => !text.includes(value)) && !isReported(value))
      .map((value) => {
        const offset = Math.max(0, worldFile.text.lastIndexOf(value));
        return problemAt(worldFile, offset, `No page uses the exception "${value}" where it applies. Remove it.`);
      });
  });
}
