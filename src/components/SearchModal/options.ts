import { escapeHtml } from "../../lib/escapeHtml";
import type { PendingSnippet } from "../../search/client/algolia";
import type { RecentResult } from "./recentResults";

/** What the reader can choose: a result of a search, or one chosen before. */
export interface Option {
  /** Where it leads: a path of this site, or an address elsewhere. */
  url: string;
  kind: "page" | "section" | "text" | "recent" | "favorite";
  /** HTML. */
  heading: string;
  /** HTML of the line below the heading, which may come later. */
  below: string | PendingSnippet;
  /** HTML of the title of the page that the heading stands on; empty if the heading is that title. */
  page: string;
}

export interface OptionGroup {
  title: string;
  options: Option[];
}

type Level = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";
type Hierarchy<Value> = Partial<Record<Level, Value | null>>;

/** A hit as both back ends answer it: Algolia's record for documentation, with HTML that they have escaped. */
export interface SearchHit {
  url: string;
  type: Level | "content";
  content?: string | null;
  hierarchy: Hierarchy<string>;
  /** What is marked; services leave out what has no match. */
  _snippetResult?: { content?: { value: string } | PendingSnippet; hierarchy?: Hierarchy<{ value: string }> };
}

function optionOf({ url, type, hierarchy, content, _snippetResult: marked = {} }: SearchHit): Option {
  const headingAt = (level: Level): string => marked.hierarchy?.[level]?.value || hierarchy[level] || "";
  const page = headingAt("lvl1");
  if (marked.content && "later" in marked.content) {
    return type === "lvl1"
      ? { url, kind: "page", heading: page, below: marked.content, page: "" }
      : { url, kind: "section", heading: headingAt(type as Level), below: marked.content, page };
  }
  const text = marked.content?.value || content || "";
  switch (type) {
    case "content":
      return { url, kind: "text", heading: text, below: page, page };
    case "lvl1":
      return { url, kind: "page", heading: page, below: text, page: "" };
    default:
      return { url, kind: "section", heading: headingAt(type), below: page, page };
  }
}

/** Services may answer records of another kind. */
function isShown({ url, hierarchy }: Partial<SearchHit>): boolean {
  return /^https?:\/\/\w/.test(url ?? "") && Boolean(hierarchy);
}

/**
 * Hits by their page, or whatever the service calls the top of their hierarchy.
 *
 * @param toUrl makes the address of a hit one of this site
 */
export function groupHits(hits: SearchHit[], toUrl: (url: string) => string): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const hit of hits.filter(isShown)) {
    const title = hit.hierarchy.lvl0 ?? "";
    const group = groups.get(title) ?? { title, options: [] };
    group.options.push(optionOf({ ...hit, url: toUrl(hit.url) }));
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** What is offered before anything is typed. */
export function groupRecentResults(results: RecentResult[]): OptionGroup[] {
  const group = (title: string, kind: "recent" | "favorite"): OptionGroup => ({
    title,
    options: results
      .filter(({ isFavorite }) => isFavorite === (kind === "favorite"))
      .map(({ url, heading, page }) => ({
        url,
        kind,
        heading: escapeHtml(heading),
        below: escapeHtml(page),
        page: escapeHtml(page),
      })),
  });
  return [group("Recent", "recent"), group("Favorite", "favorite")].filter(({ options }) => options.length > 0);
}

/** Plain text of an option's HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}

/** What is remembered of an option. */
export function toRecentResult({ url, heading, page }: Option): Omit<RecentResult, "isFavorite"> {
  return { url, heading: textOf(heading), page: textOf(page) };
}
