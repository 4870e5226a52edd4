import { RECENT_RESULTS_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";

/** A result that the reader chose before. Its words are plain text. */
export interface RecentResult {
  url: string;
  heading: string;
  /** Title of the page that the heading stands on; empty if the heading is that title. */
  page: string;
  /** One that the reader saved, which newer recent ones do not displace. */
  isFavorite: boolean;
}

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

function isRecentResult(value: unknown): value is RecentResult {
  const { url, heading, page, isFavorite } = (value ?? {}) as Partial<RecentResult>;
  return [url, heading, page].every((text) => typeof text === "string") && typeof isFavorite === "boolean";
}

const store = storedList(RECENT_RESULTS_STORAGE_KEY, isRecentResult);

/** The results chosen before, the latest first. */
export const readRecentResults = store.get;

/** @returns what was stored, with the oldest left out where there were too many */
export function writeRecentResults(results: RecentResult[]): RecentResult[] {
  const kept = new Set([
    ...results.filter(({ isFavorite }) => isFavorite).slice(0, MAX_FAVORITES),
    ...results.filter(({ isFavorite }) => !isFavorite).slice(0, MAX_RECENT),
  ]);
  const stored = results.filter((result) => kept.has(result));
  store.set(stored);
  return stored;
}

/** @returns the results with one that was just chosen, which stays a favorite if it was one */
export function addRecent(results: RecentResult[], chosen: Omit<RecentResult, "isFavorite">): RecentResult[] {
  const isFavorite = results.some((result) => result.url === chosen.url && result.isFavorite);
  return [{ ...chosen, isFavorite }, ...removeRecent(results, chosen.url)];
}

/** @returns the results with one of them as a favorite, before the others so that it stays */
export function markFavorite(results: RecentResult[], url: string): RecentResult[] {
  const saved = results.filter((result) => result.url === url).map((result) => ({ ...result, isFavorite: true }));
  return [...saved, ...removeRecent(results, url)];
}

/** @returns the results but one */
export function removeRecent(results: RecentResult[], url: string): RecentResult[] {
  return results.filter((result) => result.url !== url);
}
