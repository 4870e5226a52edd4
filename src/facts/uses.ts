import type { Fact } from "./schema";

/** Where a fact is stated. */
export interface Use {
  /** Path from the root of the repository. */
  file: string;
  /** Absent if the file cannot carry a remark. */
  line?: number;
}

/** The element that marks where a page states a fact. */
const REMARK = /<Checked\s+fact=(?:"([^"]*)"|'([^']*)')/g;

/** The remarks of a page: the fact id that each names, and its offset. */
export function remarksIn(text: string): { id: string; offset: number }[] {
  return [...text.matchAll(REMARK)].map((match) => ({ id: match[1] ?? match[2] ?? "", offset: match.index }));
}

/** Where each fact is stated: on pages with a remark, and in the files that its entry names. */
export function usesOf(facts: readonly Fact[], pages: readonly { file: string; text: string }[]): Map<string, Use[]> {
  const uses = new Map(facts.map(({ id, in: files }) => [id, files.map((file): Use => ({ file: `docs/${file}` }))]));
  for (const { file, text } of pages) {
    for (const { id, offset } of remarksIn(text)) {
      uses.get(id)?.push({ file, line: text.slice(0, offset).split("\n").length });
    }
  }
  return uses;
}
