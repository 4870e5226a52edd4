import type { SearchPage, SearchRecord } from "../../search/types";

/** The text on one line, without emoji and the zero-width characters of heading links. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\u200B|\u200C|\u200D|\uFE0F|\uFEFF/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A page with cleaned-up records; undefined if it has no title. */
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
