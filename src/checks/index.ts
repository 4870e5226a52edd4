import fs from "node:fs";
import path from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { Globby, loadFreshModule } from "@docusaurus/utils";
import * as z from "zod";
import { readServices } from "../catalog/dataFile";
import { filesBelow } from "../lib/filesBelow";
import { parseYaml } from "../lib/parseYaml";
import { isProblemsError, ProblemsError, repositoryPath, sortProblems, type Problem } from "../lib/problem";
import { pageAnchors } from "./anchors";
import { extractDataProse } from "./dataFileProse";
import { readPage, type Page } from "./page";
import { extractProse } from "./prose";
import { LEGACY_PATHS_FILE } from "../config/legacyPaths";
import { SIDEBAR_MODULES } from "../config/sidebars/modules";
import { FACTS_FILE, readFacts } from "../facts/read";
import { readUpdates, VERSIONS_FILE } from "../updates/read";
import { readWorld, WORLD_FILE } from "../world/read";
import type { World } from "../world/schema";
import { admonitions } from "./rules/admonitions";
import { cards } from "./rules/cards";
import { catalogSamples } from "./rules/catalogSamples";
import { codeInfo } from "./rules/codeInfo";
import { codeLanguage } from "./rules/codeLanguage";
import { codeSyntax } from "./rules/codeSyntax";
import { elements } from "./rules/elements";
import { encoding } from "./rules/encoding";
import { exampleCompany, exampleCompanyInFile, unusedExceptions } from "./rules/exampleCompany";
import { expressions } from "./rules/expressions";
import { factCitations, factEntries } from "./rules/facts";
import { frontMatter } from "./rules/frontMatter";
import { headings } from "./rules/headings";
import { houseStyle } from "./rules/houseStyle";
import { images, unusedDiagrams } from "./rules/images";
import { links } from "./rules/links";
import { pageLength } from "./rules/pageLength";
import { pagePath } from "./rules/pagePath";
import { expectedRoutes, redirects } from "./rules/redirects";
import { removedNames } from "./rules/removedNames";
import { serviceData } from "./rules/serviceData";
import { shellLines } from "./rules/shellLines";
import { sidebarEntries, sidebars } from "./rules/sidebars";
import { spelling } from "./rules/spelling";
import { steps } from "./rules/steps";
import { tabs } from "./rules/tabs";
import { unparsedMarkdown } from "./rules/unparsedMarkdown";
import { updateGuides, versionTables } from "./rules/updates";
import { importedFiles } from "./scope";
import type { Rule, Site } from "./site";
import { createLocator, type Source } from "./source";
import { createSpellChecker } from "./spellChecker";

const SIDEBARS_FILE = "sidebars.ts";

/** The paths that the browser tests expect. */
const ROUTES_FILE = "tests/routes.json";

/** Partials: files that are not pages themselves, but that pages import. */
const PARTIAL = /(?:^|\/)_/;

function readPages(docs: string, world: World): { pages: Map<string, Page>; partials: Page[]; problems: Problem[] } {
  const read = filesBelow(docs, /\.mdx?$/).map((name) =>
    readPage(name, fs.readFileSync(path.join(docs, name), "utf8"), world),
  );
  const all = read.map(({ page }) => page);
  return {
    pages: new Map(all.filter((page) => !PARTIAL.test(page.path)).map((page) => [page.path, page])),
    partials: all.filter((page) => PARTIAL.test(page.path)),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Data files of services. Their texts appear on the services' pages. */
const DATA_FILE = /^reference\/services\/.*\.yaml$/;
const DIAGRAM = /\.d2$/;
/** Every file below `docs/` that a writer edits as text. */
const TEXT_FILE = /\.(?:mdx?|ya?ml|d2)$/;

function readSources(docs: string, pattern: RegExp): Source[] {
  return filesBelow(docs, pattern).map((name) => {
    const text = fs.readFileSync(path.join(docs, name), "utf8");
    return { file: `docs/${name}`, text, locate: createLocator(text) };
  });
}

/** Reads a file by its path from the root of the repository; empty if it does not exist. */
function readSource(root: string, name: string): Source {
  const file = path.join(root, name);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  return { file: name, text, locate: createLocator(text) };
}

/** The files that define the sidebars. */
function sidebarSources(root: string): Source[] {
  const modules = Globby.sync(SIDEBAR_MODULES, { cwd: root, ignore: ["**/*.test.ts"] });
  return [...modules, SIDEBARS_FILE].map((name) => readSource(root, name));
}

/** The partials that a page imports. */
function importedBy(page: Page, partials: readonly Page[], root: string): Page[] {
  const names = importedFiles(page, root).map(({ file }) => repositoryPath(file, root));
  return partials.filter(({ file }) => names.includes(file));
}

/** Memoizes what `compute` returns for a page, since many links point to the same one. */
function oncePerPage<T>(compute: (page: Page) => T): (page: Page) => T {
  const known = new Map<Page, T>();
  return (page) => {
    const value = known.get(page) ?? compute(page);
    known.set(page, value);
    return value;
  };
}

const TAGS_FILE = "tags.yml";

/** @throws ProblemsError if the tags file is not valid */
function readTags(docs: string): Set<string> {
  const { text } = readSource(docs, TAGS_FILE);
  const { data, problems } = parseYaml(text, `docs/${TAGS_FILE}`, z.record(z.string(), z.looseObject({})));
  if (data === undefined) {
    throw new ProblemsError(problems);
  }
  return new Set(Object.keys(data));
}

/**
 * Loads the sidebars in the same way as the docs plugin.
 *
 * @throws ProblemsError if they are not valid TypeScript
 */
async function readSidebars(root: string): Promise<SidebarsConfig> {
  try {
    return (await loadFreshModule(path.join(root, SIDEBARS_FILE))) as SidebarsConfig;
  } catch (error) {
    const { message, cause } = error as Error;
    const [reason = "", place = ""] = (cause instanceof Error ? cause.message : message).split("\n");
    const [, file = path.join(root, SIDEBARS_FILE), line = 1, column = 1] = /(\S+):(\d+):(\d+)$/.exec(place) ?? [];
    const problem = { file: repositoryPath(file, root), line: Number(line), column: Number(column) };
    throw new ProblemsError([{ ...problem, message: `The sidebars cannot be loaded: ${reason.trim()}` }]);
  }
}

/** Returns what `read` returns. If it throws a ProblemsError, adds its problems to the list and returns undefined. */
function valueUnlessInvalid<T>(problems: Problem[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isProblemsError(error)) {
      problems.push(...error.problems);
      return undefined;
    }
    throw error;
  }
}

async function findProblems(root: string): Promise<Problem[]> {
  const docs = path.join(root, "docs");
  const world = readWorld(root);
  const { pages, partials, problems } = readPages(docs, world);
  const facts = valueUnlessInvalid(problems, () => readFacts(root));
  const updates = valueUnlessInvalid(problems, () => readUpdates(root));
  const textFiles = filesBelow(docs, TEXT_FILE);
  problems.push(...textFiles.flatMap((name) => encoding(`docs/${name}`, fs.readFileSync(path.join(docs, name)))));
  const dataFiles = readSources(docs, DATA_FILE);
  const catalog = readServices(path.join(docs, "reference/services"), root);
  problems.push(...catalog.problems);
  const site: Site = {
    root,
    docs,
    pages,
    services: catalog.services,
    tags: readTags(docs),
    sidebars: await readSidebars(root),
    anchors: oncePerPage((page) => pageAnchors(page, catalog.services, importedBy(page, partials, root), dataFiles)),
  };
  const pageRules: Rule[] = [pagePath, frontMatter, headings, steps, sidebars, pageLength];
  const contentRules: Rule[] = [
    elements,
    cards,
    tabs,
    expressions,
    admonitions,
    unparsedMarkdown,
    images,
    codeLanguage,
    codeInfo,
    codeSyntax,
    shellLines,
    catalogSamples,
    links,
    (page) => exampleCompany(page, world),
    (page) => (facts === undefined ? [] : factCitations(page, facts)),
    (page) => (updates === undefined ? [] : versionTables(page, updates)),
  ];
  const texts = [...pages.values(), ...partials];
  const diagrams = readSources(docs, DIAGRAM);
  const sources = [...dataFiles, ...diagrams];
  // The rules run concurrently, because a call to the HCL parser spends most of its time waiting.
  const found = await Promise.all([
    ...[...pages.values()].flatMap((page) => pageRules.map(async (rule) => rule(page, site))),
    ...texts.flatMap((page) => contentRules.map(async (rule) => rule(page, site))),
    ...dataFiles.map((file) => serviceData(file, site)),
  ]);
  problems.push(...found.flat(), ...sources.flatMap((source) => exampleCompanyInFile(source, world)));
  problems.push(...dataFiles.flatMap((file) => removedNames(file, site)));
  problems.push(...unusedExceptions(readSource(root, WORLD_FILE), world, [...texts, ...sources]));
  problems.push(...sidebarEntries(site, sidebarSources(root)));
  const legacyPaths = readSource(root, LEGACY_PATHS_FILE);
  problems.push(...redirects(legacyPaths, site), ...expectedRoutes(readSource(root, ROUTES_FILE), legacyPaths, site));
  problems.push(...unusedDiagrams(diagrams, texts));
  if (updates !== undefined) {
    problems.push(...updateGuides(readSource(root, VERSIONS_FILE), updates, site));
  }
  if (facts !== undefined) {
    // Today's date in the easternmost time zone, UTC+14, so that no writer's local date is in the future.
    const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
    problems.push(...factEntries(readSource(root, FACTS_FILE), facts, texts, { docs, today }));
  }
  const prose = [...texts.map(extractProse), ...dataFiles.map(extractDataProse)];
  problems.push(...prose.flatMap(houseStyle), ...(await spelling(prose, await createSpellChecker(root))));
  return problems;
}

/**
 * Finds every mistake in the pages and their data that can be found without a build. If docs/world.yaml, docs/tags.yml
 * or a sidebar is not valid, finds only the mistakes in that file.
 *
 * @param root absolute path of the repository
 * @returns all problems, sorted by file and position
 */
export async function checkContent(root: string): Promise<Problem[]> {
  try {
    return sortProblems(await findProblems(root));
  } catch (error) {
    if (isProblemsError(error)) {
      return [...error.problems];
    }
    throw error;
  }
}
