import type { SearchSuggestion } from "../../config/searchSuggestions";
import { escapeHtml } from "../../lib/escapeHtml";
import type { SearchAnswer, SearchHit } from "../../search/client/backend";
import type { Snippet } from "../../search/types";
import type { RecentResult } from "./recentResults";

/** A query shows no more results than this, because each costs a piece of text; a link leads to the others. */
export const MAX_HITS = 8;

/** What the reader can choose: a result, one chosen earlier, or a suggestion. */
export interface Option {
  /** Where it leads: a path of this site, or the URL of another. */
  url: string;
  kind: SearchHit["kind"] | "suggestion" | "recent" | "favorite";
  headingHtml: string;
  /** The line below the heading. A result's may come later, and is undefined if it could not be loaded. */
  snippet: Snippet | Promise<Snippet | undefined>;
  /** What is remembered once it has been chosen: plain text. */
  heading: string;
  /** Title of the page that the heading is on; empty if the heading is that title. */
  page: string;
}

export interface OptionGroup {
  title: string;
  /** Where the page of that title belongs, which tells pages of one name apart. */
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

/** The hits of an answer, grouped by page. */
export function groupHits({ hits, snippets }: SearchAnswer): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  hits.forEach((hit, index) => {
    const [page = ""] = hit.url.split("#");
    const group = groups.get(page) ?? { title: hit.title, area: hit.area, options: [] };
    group.options.push({ ...toOption(hit), snippet: snippets.then((all) => all[index]) });
    groups.set(page, group);
  });
  return [...groups.values()];
}

/** Results that the reader chose earlier: what is offered before anything is typed. */
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
  return [group("Recent", "recent"), group("Favorite", "favorite")].filter(({ options }) => options.length > 0);
}

/**
 * Pages to begin with, for a reader who has not chosen anything yet.
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

/** True for a result chosen earlier, which can be saved and removed. */
export function isRecent({ kind }: Option): boolean {
  return kind === "recent" || kind === "favorite";
}
