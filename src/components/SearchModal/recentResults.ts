import { RECENT_RESULTS_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";

/** A result that the reader chose. Its strings are plain text. */
export interface RecentResult {
  url: string;
  heading: string;
  /** Title of the page; empty if `heading` is the page title itself. */
  page: string;
  /** Saved by the reader, so that newer results do not displace it. */
  isFavorite: boolean;
}

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** Whether the URL is safe to link to: a path on this site or an HTTP(S) URL, not a `javascript:` or invalid one. */
function isSafeUrl(url: string): boolean {
  try {
    const { protocol, origin } = new URL(url, window.location.origin);
    return url.startsWith("/")
      ? origin === window.location.origin
      : /^https?:$/.test(protocol) && url.startsWith(protocol);
  } catch {
    return false;
  }
}

function isRecentResult(value: unknown): value is RecentResult {
  const { url, heading, page, isFavorite } = (value ?? {}) as Partial<RecentResult>;
  return (
    [heading, page].every((text) => typeof text === "string") &&
    typeof isFavorite === "boolean" &&
    typeof url === "string" &&
    isSafeUrl(url)
  );
}

const store = storedList(RECENT_RESULTS_STORAGE_KEY, isRecentResult);

/** The previously chosen results, latest first. Invalid entries are dropped. */
export const readRecentResults = store.get;

/** Calls the listener when this or another tab changes the results. Returns an unsubscribe function. */
export const subscribeToRecentResults = store.subscribe;

/**
 * Stores the results, dropping the oldest ones beyond the limits.
 *
 * @returns the results that were stored
 */
export function writeRecentResults(results: RecentResult[]): RecentResult[] {
  const kept = new Set([
    ...results.filter(({ isFavorite }) => isFavorite).slice(0, MAX_FAVORITES),
    ...results.filter(({ isFavorite }) => !isFavorite).slice(0, MAX_RECENT),
  ]);
  const stored = results.filter((result) => kept.has(result));
  store.set(stored);
  return stored;
}

/** @returns the results with the chosen one moved to the front; a favorite remains a favorite */
export function addRecent(results: RecentResult[], chosen: Omit<RecentResult, "isFavorite">): RecentResult[] {
  const isFavorite = results.some((result) => result.url === chosen.url && result.isFavorite);
  return [{ ...chosen, isFavorite }, ...removeRecent(results, chosen.url)];
}

/** @returns the results with the new favorite moved to the front, so that older favorites are dropped before it */
export function markFavorite(results: RecentResult[], url: string): RecentResult[] {
  const saved = results.filter((result) => result.url === url).map((result) => ({ ...result, isFavorite: true }));
  return [...saved, ...removeRecent(results, url)];
}

/** @returns the results without one of them */
export function removeRecent(results: RecentResult[], url: string): RecentResult[] {
  return results.filter((result) => result.url !== url);
}

/** Updates the stored results. Reads them again first, because another tab may have changed them. */
const change = (apply: (results: RecentResult[]) => RecentResult[]): void =>
  void writeRecentResults(apply(readRecentResults()));

/** Stores a result that the reader has just chosen. */
export const rememberResult = (chosen: Omit<RecentResult, "isFavorite">): void =>
  change((all) => addRecent(all, chosen));

/** Keeps a stored result as a favorite. */
export const addFavorite = (url: string): void => change((all) => markFavorite(all, url));

/** Removes a stored result. */
export const forgetResult = (url: string): void => change((all) => removeRecent(all, url));
