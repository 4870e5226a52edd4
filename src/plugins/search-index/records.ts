import type { SearchPage, SearchRecord } from "../../search/types";

/** One line without pictures and the zero-width characters of heading links. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\u200B|\u200C|\u200D|\uFE0F|\uFEFF/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A page of cleaned records; undefined when there is no title to begin with. */
export function titleAndSections(path: string, context: string[], records: SearchRecord[]): SearchPage | undefined {
  const cleaned = records.map((record) => ({
    ...record,
    heading: cleanText(record.heading),
    text: cleanText(record.text),
  }));
  const start = cleaned.findIndex(({ kind }) => kind === "page");
  const title = cleaned[start]?.heading;
  return title === undefined ? undefined : { path, title, context, records: cleaned.slice(start) };
}
