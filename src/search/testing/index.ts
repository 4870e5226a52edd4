import { createEngine } from "../engine";
import { buildIndex } from "../index/build";
import type { Hit, SearchEngine, SearchPage, SearchRecord, SearchTuning } from "../types";

/** Small sites for tests, and engines to search them. */

export const noTuning: SearchTuning = { synonyms: [], pathWeights: {} };

type Sections = Record<string, string>;

export interface PageSketch {
  path: string;
  title: string;
  keywords?: string[];
  text?: string;
  keyTerms?: string;
  /** Texts by heading. */
  sections?: Sections;
  /** Descriptions by name. */
  inputs?: Sections;
  outputs?: Sections;
}

function entries(kind: "input" | "output", texts: Sections = {}): SearchRecord[] {
  return Object.entries(texts).map(([heading, text]) => ({
    kind,
    heading,
    parents: [kind === "input" ? "Inputs" : "Outputs"],
    anchor: `${kind}_${heading}`,
    text,
  }));
}

export function page({
  path,
  title,
  keywords,
  text = "",
  keyTerms,
  sections = {},
  inputs,
  outputs,
}: PageSketch): SearchPage {
  const opening: SearchRecord = { kind: "page", heading: title, parents: [], anchor: "", keyTerms, text };
  const parts = Object.entries(sections).map(([heading, words]): SearchRecord => ({
    kind: "section",
    heading,
    parents: [],
    anchor: heading.toLowerCase().replace(/\W+/g, "-"),
    text: words,
  }));
  return {
    path,
    title,
    context: [],
    keywords,
    records: [opening, ...parts, ...entries("input", inputs), ...entries("output", outputs)],
  };
}

export function engineOver(pages: PageSketch[], tuning: SearchTuning = noTuning): SearchEngine {
  const files = buildIndex(pages.map(page), tuning);
  return createEngine({
    read: (name) => {
      const bytes = files.get(name);
      return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no file ${name}`));
    },
  });
}

/** URLs of hits, best first. */
export function addresses(hits: Hit[]): string[] {
  return hits.map(({ path, anchor }) => (anchor === "" ? path : `${path}#${anchor}`));
}
