import type { Fact } from "./schema";

/** Where a fact is stated. */
export interface Use {
  /** Path from the root of the repository. */
  file: string;
  /** Absent if the file cannot contain a citation. */
  line?: number;
}

/** The element after a sentence that states a fact. */
const CITATION = /<Checked\s+fact=(?:"([^"]*)"|'([^']*)')/g;

/** A page's citations: the id of each fact, and the offset of the element. */
export function citationsIn(text: string): { id: string; offset: number }[] {
  return [...text.matchAll(CITATION)].map((match) => ({ id: match[1] ?? match[2] ?? "", offset: match.index }));
}

/** Where each fact is stated: on the pages that cite it, and in the files that its entry lists. */
export function usesOf(facts: readonly Fact[], pages: readonly { file: string; text: string }[]): Map<string, Use[]> {
  const uses = new Map(facts.map(({ id, in: files }) => [id, files.map((file): Use => ({ file: `docs/${file}` }))]));
  for (const { file, text } of pages) {
    for (const { id, offset } of citationsIn(text)) {
      uses.get(id)?.push({ file, line: text.slice(0, offset).split("\n").length });
    }
  }
  return uses;
}
