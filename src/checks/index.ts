import fs from "node:fs";
import path from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { loadFreshModule } from "@docusaurus/utils";
import { parse } from "yaml";
import { readServices } from "../catalog/dataFile";
import { sortProblems, type Problem } from "../lib/problem";
import { pageAnchors } from "./anchors";
import { extractDataProse } from "./dataFileProse";
import { readPage, type Page } from "./page";
import { extractProse } from "./prose";
import { FACTS_FILE, readFacts } from "../facts/read";
import { readUpdates, VERSIONS_FILE } from "../updates/read";
import { readWorld, WORLD_FILE } from "../world/read";
import type { World } from "../world/schema";
import { catalogSamples } from "./rules/catalogSamples";
import { codeLanguage } from "./rules/codeLanguage";
import { codeSyntax } from "./rules/codeSyntax";
import { exampleCompany, exampleCompanyInFile, usedExceptions } from "./rules/exampleCompany";
import { factEntries, factRemarks } from "./rules/facts";
import { frontMatter } from "./rules/frontMatter";
import { headings } from "./rules/headings";
import { houseStyle } from "./rules/houseStyle";
import { images } from "./rules/images";
import { links } from "./rules/links";
import { serviceData } from "./rules/serviceData";
import { serviceLength } from "./rules/serviceLength";
import { shellLines } from "./rules/shellLines";
import { sidebars } from "./rules/sidebars";
import { spelling } from "./rules/spelling";
import { steps } from "./rules/steps";
import { updateGuides, versionTables } from "./rules/updates";
import type { Rule, Site } from "./site";
import { createLocator, type Source } from "./source";
import { createSpellChecker } from "./spellChecker";

export interface ContentCheckOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder with the pages. */
  docs: string;
}

/** Lists the files below a folder that match, as relative paths with forward slashes. */
function filesBelow(folder: string, pattern: RegExp): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.map((name) => name.split(path.sep).join("/")).filter((name) => pattern.test(name));
}

function readPages(docs: string, world: World): { pages: Map<string, Page>; problems: Problem[] } {
  const pages = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const name of filesBelow(docs, /\.mdx?$/)) {
    const result = readPage(name, fs.readFileSync(path.join(docs, name), "utf8"), world);
    pages.set(result.page.path, result.page);
    problems.push(...result.problems);
  }
  return { pages, problems };
}

/** Data files of services, whose texts are part of their pages. */
const DATA_FILE = /^reference\/services\/.*\.yaml$/;
const DIAGRAM = /\.d2$/;

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

/** Memoizes what `compute` returns for a page, since many links point to the same one. */
function oncePerPage<T>(compute: (page: Page) => T): (page: Page) => T {
  const known = new Map<Page, T>();
  return (page) => {
    const value = known.get(page) ?? compute(page);
    known.set(page, value);
    return value;
  };
}

/**
 * Finds every mistake in the pages and their data that can be found without a build.
 *
 * @returns all problems, sorted by file and place
 */
export async function checkContent({ root, docs }: ContentCheckOptions): Promise<Problem[]> {
  const world = readWorld(root);
  const facts = readFacts(root);
  const updates = readUpdates(root);
  const { pages, problems } = readPages(docs, world);
  const catalog = readServices(path.join(docs, "reference/services"), root);
  problems.push(...catalog.problems);
  const site: Site = {
    root,
    docs,
    pages,
    services: catalog.services,
    tags: new Set(Object.keys(parse(fs.readFileSync(path.join(docs, "tags.yml"), "utf8")) as object)),
    // In the same way as the docs plugin.
    sidebars: (await loadFreshModule(path.join(root, "sidebars.ts"))) as SidebarsConfig,
    anchors: oncePerPage((page) => pageAnchors(page, catalog.services)),
  };
  const rules: Rule[] = [
    frontMatter,
    headings,
    steps,
    images,
    codeLanguage,
    codeSyntax,
    shellLines,
    catalogSamples,
    links,
    sidebars,
    serviceLength,
    (page) => exampleCompany(page, world),
    (page) => factRemarks(page, facts),
    (page) => versionTables(page, updates),
  ];
  const dataFiles = readSources(docs, DATA_FILE);
  const sources = [...dataFiles, ...readSources(docs, DIAGRAM)];
  // All at once, because the HCL parser idles between answers.
  const found = await Promise.all([
    ...[...pages.values()].flatMap((page) => rules.map(async (rule) => rule(page, site))),
    ...dataFiles.map((file) => serviceData(file, site)),
  ]);
  problems.push(...found.flat(), ...sources.flatMap((source) => exampleCompanyInFile(source, world)));
  problems.push(...usedExceptions(readSource(root, WORLD_FILE), world, [...pages.values(), ...sources]));
  problems.push(...updateGuides(readSource(root, VERSIONS_FILE), updates, site));
  const today = new Date().toISOString().slice(0, 10);
  problems.push(...factEntries(readSource(root, FACTS_FILE), facts, [...pages.values()], { docs, today }));
  const texts = [...[...pages.values()].map(extractProse), ...dataFiles.map(extractDataProse)];
  problems.push(...texts.flatMap(houseStyle), ...(await spelling(texts, await createSpellChecker(root))));
  return sortProblems(problems);
}
