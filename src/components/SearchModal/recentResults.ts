import { RECENT_RESULTS_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";

/** A result that the reader chose. Its words are plain text. */
export interface RecentResult {
  url: string;
  heading: string;
  /** Title of the page that the heading is on; empty if the heading is that title. */
  page: string;
  /** Saved by the reader, so that newer results do not displace it. */
  isFavorite: boolean;
}

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** A path of this site, or the URL of another; nothing that the browser would refuse to open or run as a script. */
function leadsSomewhere(url: string): boolean {
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
    leadsSomewhere(url)
  );
}

const store = storedList(RECENT_RESULTS_STORAGE_KEY, isRecentResult);

/** The results chosen earlier, latest first. Entries that cannot be understood or opened are dropped. */
export const readRecentResults = store.get;

/** Calls the listener when another tab changes the results. Returns a function that unsubscribes it. */
export const subscribeToRecentResults = store.subscribe;

/** @returns what was stored: all of them up to the limits, without the oldest beyond */
export function writeRecentResults(results: RecentResult[]): RecentResult[] {
  const kept = new Set([
    ...results.filter(({ isFavorite }) => isFavorite).slice(0, MAX_FAVORITES),
    ...results.filter(({ isFavorite }) => !isFavorite).slice(0, MAX_RECENT),
  ]);
  const stored = results.filter((result) => kept.has(result));
  store.set(stored);
  return stored;
}

/** @returns the results, led by the one that was just chosen; a favorite remains one */
export function addRecent(results: RecentResult[], chosen: Omit<RecentResult, "isFavorite">): RecentResult[] {
  const isFavorite = results.some((result) => result.url === chosen.url && result.isFavorite);
  return [{ ...chosen, isFavorite }, ...removeRecent(results, chosen.url)];
}

/** @returns the results, led by the one that was just saved, so that it outlasts older favorites */
export function markFavorite(results: RecentResult[], url: string): RecentResult[] {
  const saved = results.filter((result) => result.url === url).map((result) => ({ ...result, isFavorite: true }));
  return [...saved, ...removeRecent(results, url)];
}

/** @returns the results without one of them */
export function removeRecent(results: RecentResult[], url: string): RecentResult[] {
  return results.filter((result) => result.url !== url);
}
