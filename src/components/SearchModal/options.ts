import type { SearchSuggestion } from "../../config/searchSuggestions";
import { escapeHtml } from "../../lib/escapeHtml";
import type { SearchHit, SearchResultPage } from "../../search/client/backend";
import type { Snippet } from "../../search/types";
import type { RecentResult } from "./recentResults";

/** Maximum number of results shown for a query: low, because each one loads a snippet. A link leads to the rest. */
export const MAX_HITS = 8;

/** Something the reader can choose: a result, a previously chosen result, or a suggestion. */
export interface Option {
  /** Its destination: a path on this site, or the URL of another site. */
  url: string;
  kind: SearchHit["kind"] | "suggestion" | "recent" | "favorite";
  headingHtml: string;
  /** The line below the heading. For a result it may load later, and is undefined if loading fails. */
  snippet: Snippet | Promise<Snippet | undefined>;
  /** The heading as plain text, which is stored when the option is chosen. */
  heading: string;
  /** Title of the heading's page; empty if the heading is that title. */
  page: string;
}

export interface OptionGroup {
  title: string;
  /** The area that the page belongs to, which distinguishes pages with the same title. */
  area?: string;
  options: Option[];
}

function toOption({ url, kind, title, titleHtml, parents, heading, headingHtml }: SearchHit): Omit<Option, "snippet"> {
  return kind === "page"
    ? { url, kind, headingHtml: titleHtml, heading: title, page: "" }
    : {
        url,
        kind,
        headingHtml: [...parents.map(escapeHtml), headingHtml].join(" › "),
        heading: [...parents, heading].join(" › "),
        page: title,
      };
}

/** Groups search hits by page. */
export function groupHits({ hits, snippets }: SearchResultPage): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  hits.forEach((hit, index) => {
    const [page = ""] = hit.url.split("#");
    const group = groups.get(page) ?? { title: hit.title, area: hit.area, options: [] };
    group.options.push({ ...toOption(hit), snippet: snippets.then((all) => all[index]) });
    groups.set(page, group);
  });
  return [...groups.values()];
}

/** Groups previously chosen results, which are shown until the reader types a query. */
export function groupRecentResults(results: RecentResult[]): OptionGroup[] {
  const group = (title: string, kind: "recent" | "favorite"): OptionGroup => ({
    title,
    options: results
      .filter(({ isFavorite }) => isFavorite === (kind === "favorite"))
      .map(({ url, heading, page }) => ({
        url,
        kind,
        headingHtml: escapeHtml(heading),
        snippet: { html: escapeHtml(page) },
        heading,
        page,
      })),
  });
  return [group("Recent", "recent"), group("Favorites", "favorite")].filter(({ options }) => options.length > 0);
}

/**
 * Suggested pages, for a reader who has not chosen anything yet.
 *
 * @param withBaseUrl adds the site's base URL to a path
 */
export function groupSuggestions(suggestions: SearchSuggestion[], withBaseUrl: (path: string) => string): OptionGroup {
  return {
    title: "Suggestions",
    options: suggestions.map(({ path, title, description }) => ({
      url: withBaseUrl(path),
      kind: "suggestion",
      headingHtml: escapeHtml(title),
      snippet: { html: escapeHtml(description) },
      heading: title,
      page: "",
    })),
  };
}

/** Whether an option is a previously chosen result, which can be saved and removed. */
export function isRecent({ kind }: Option): boolean {
  return kind === "recent" || kind === "favorite";
}
