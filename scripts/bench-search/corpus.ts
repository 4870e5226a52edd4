import { filesBelow } from "../../src/lib/filesBelow";
import { readPages } from "../../src/plugins/search-index/readPages";
import type { SearchPage } from "../../src/search/types";

/** Routes of the pages in a build, sorted. */
export const routesOf = (outDir: string): string[] =>
  filesBelow(outDir, /(?:^|\/)index\.html$/).map((file) => `/${file}`.replace(/\/index\.html$/, ""));

/** Reads the pages of a build. */
export function readCorpus(outDir: string): SearchPage[] {
  return readPages(outDir, routesOf(outDir));
}

/** A deterministic number for a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

const ENDINGS = ["ora", "eni", "ula", "ito", "abe", "oku", "ize", "ane", "ery"];
const CHANGED_SHARE = 0.2;

/** Changes every fifth word in each copy, so that the vocabulary grows as on real sites. */
function varied(text: string, copy: number): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) =>
    hash(`${word.toLowerCase()}${copy}`) % 100 < CHANGED_SHARE * 100 ? word + (ENDINGS[copy - 1] ?? "") : word,
  );
}

/** A site with `factor` times as many pages: the site itself, and copies of it with some words changed. */
export function multiplied(pages: SearchPage[], factor: number): SearchPage[] {
  const copies = Array.from({ length: factor - 1 }, (_, index) => index + 1);
  return [
    ...pages,
    ...copies.flatMap((copy) =>
      pages.map((page) => ({
        ...page,
        path: `/copy-${copy}${page.path}`,
        title: varied(page.title, copy),
        records: page.records.map((record) => ({
          ...record,
          heading: varied(record.heading, copy),
          text: varied(record.text, copy),
        })),
      })),
    ),
  ];
}
