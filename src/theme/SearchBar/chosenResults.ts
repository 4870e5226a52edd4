import { createStorageSlot } from "@docusaurus/theme-common";

/** A result that the reader chose before. Its words are plain text. */
export interface ChosenResult {
  url: string;
  heading: string;
  /** Title of the page that the heading stands on; empty if the heading is that title. */
  page: string;
  /** Kept until the reader removes it; others make room for newer ones. */
  isFavorite: boolean;
}

const MOST_RECENT = 7;
const MOST_FAVORITES = 10;

const slot = createStorageSlot("search-chosen-results");

function isChosenResult(value: unknown): value is ChosenResult {
  const { url, heading, page, isFavorite } = (value ?? {}) as Partial<ChosenResult>;
  return [url, heading, page].every((text) => typeof text === "string") && typeof isFavorite === "boolean";
}

/** The results chosen before, the latest first. A store that cannot be read or understood is as good as empty. */
export function readChosenResults(): ChosenResult[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? "[]");
    return Array.isArray(stored) ? stored.filter(isChosenResult) : [];
  } catch {
    return [];
  }
}

/** @returns what was stored, with the oldest left out where there were too many */
export function writeChosenResults(results: ChosenResult[]): ChosenResult[] {
  const kept = new Set([
    ...results.filter(({ isFavorite }) => isFavorite).slice(0, MOST_FAVORITES),
    ...results.filter(({ isFavorite }) => !isFavorite).slice(0, MOST_RECENT),
  ]);
  const stored = results.filter((result) => kept.has(result));
  slot.set(JSON.stringify(stored));
  return stored;
}

/** @returns the results with one that was just chosen, which stays a favorite if it was one */
export function withChosen(results: ChosenResult[], chosen: Omit<ChosenResult, "isFavorite">): ChosenResult[] {
  const isFavorite = results.some((result) => result.url === chosen.url && result.isFavorite);
  return [{ ...chosen, isFavorite }, ...without(results, chosen.url)];
}

export function withFavorite(results: ChosenResult[], url: string): ChosenResult[] {
  return results.map((result) => (result.url === url ? { ...result, isFavorite: true } : result));
}

export function without(results: ChosenResult[], url: string): ChosenResult[] {
  return results.filter((result) => result.url !== url);
}
