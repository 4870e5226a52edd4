import { Parser } from "htmlparser2";
import type { SearchPage, SearchRecord } from "../../search/types";
import { cleanText, titleAndSections } from "./records";

/** Elements that begin a new line or cell, so that words on both sides do not run together. */
const BLOCKS = new Set(
  "address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

/** Elements whose content is not the page's own text. */
const SKIPPED_ELEMENTS = new Set(["nav", "button", "script", "style", "svg", "noscript", "form"]);
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-footer|theme-doc-version-badge|theme-doc-breadcrumbs|pagination-nav)(?:\s|$)/;

/** Pages that the framework generates for a category have no article around their heading. */
const GENERATED_INDEX = /(?:^|\s)generatedIndexPage/;

/** Such a page only lists others, which are what readers look for. */
const GENERATED_INDEX_WEIGHT = 0.6;

/** Inputs and outputs of a service are elements with such an id. */
const ENTRY_ID = /^(input|output)_([A-Za-z0-9_]+)$/;

const HEADING = /^h[1-3]$/;

interface OpenElement {
  name: string;
  skips: boolean;
  isArticle: boolean;
  /** The record that text went to before this element. */
  outer: SearchRecord | undefined;
  heading: SearchRecord | undefined;
  isBreadcrumb: boolean;
}

/** Reads one page as the parser walks through it. */
class PageReader {
  readonly records: SearchRecord[] = [];
  readonly breadcrumbs: string[] = [];
  private readonly open: OpenElement[] = [];
  private current: SearchRecord | undefined;
  private heading: SearchRecord | undefined;
  private section: string | undefined;
  private skipping = 0;
  private articles = 0;
  private isInBreadcrumb = false;
  isGeneratedIndex = false;

  onOpen(name: string, attributes: Record<string, string>): void {
    const classes = attributes.class ?? "";
    const element: OpenElement = {
      name,
      skips: SKIPPED_ELEMENTS.has(name) || SKIPPED_CLASSES.test(classes) || "data-search-skip" in attributes,
      isArticle: name === "article" || GENERATED_INDEX.test(classes),
      outer: this.current,
      heading: undefined,
      isBreadcrumb: name === "li" && classes.includes("breadcrumbs__item"),
    };
    this.open.push(element);
    this.isGeneratedIndex ||= GENERATED_INDEX.test(classes);
    this.skipping += element.skips ? 1 : 0;
    this.articles += element.isArticle ? 1 : 0;
    if (element.isBreadcrumb) {
      this.isInBreadcrumb = true;
      this.breadcrumbs.push("");
    }
    if (this.articles === 0 || this.skipping > 0) {
      return;
    }
    if (BLOCKS.has(name)) {
      this.append(" ");
    }
    const entry = ENTRY_ID.exec(attributes.id ?? "");
    if (entry) {
      this.startEntry(entry[1] as "input" | "output", entry[2] ?? "", attributes.id ?? "");
    } else if (HEADING.test(name) && (name === "h1" || attributes.id)) {
      element.heading = this.startSection(Number(name[1]) as 1 | 2 | 3, attributes.id ?? "");
    }
  }

  onText(text: string): void {
    if (this.isInBreadcrumb) {
      this.breadcrumbs.push((this.breadcrumbs.pop() ?? "") + text);
    } else if (this.articles > 0 && this.skipping === 0) {
      this.append(text);
    }
  }

  onClose(): void {
    const element = this.open.pop();
    if (!element) {
      return;
    }
    this.skipping -= element.skips ? 1 : 0;
    this.articles -= element.isArticle ? 1 : 0;
    this.isInBreadcrumb = this.isInBreadcrumb && !element.isBreadcrumb;
    if (element.heading) {
      this.heading = undefined;
      this.section = element.heading.level === 2 ? cleanText(element.heading.heading) : this.section;
    } else if (this.current !== element.outer && (this.current?.kind === "input" || this.current?.kind === "output")) {
      this.current = element.outer;
    }
    if (this.articles > 0 && this.skipping === 0 && BLOCKS.has(element.name)) {
      this.append(" ");
    }
  }

  private append(text: string): void {
    if (this.heading) {
      this.heading.heading += text;
    } else if (this.current) {
      this.current.text += text;
    }
  }

  private startSection(level: 1 | 2 | 3, anchor: string): SearchRecord {
    const parents = level === 3 && this.section ? [this.section] : [];
    const isPage = level === 1;
    const record: SearchRecord = {
      kind: isPage ? "page" : "section",
      level,
      heading: "",
      parents,
      anchor: isPage ? "" : anchor,
      text: "",
    };
    this.records.push(record);
    this.current = record;
    this.heading = record;
    return record;
  }

  private startEntry(kind: "input" | "output", heading: string, anchor: string): void {
    this.current = { kind, level: 3, heading, parents: [kind === "input" ? "Inputs" : "Outputs"], anchor, text: "" };
    this.records.push(this.current);
  }
}

/**
 * Reads what a search can find from a rendered page, with a streaming parser.
 *
 * @param html the page as the build wrote it
 * @param path its path on the site
 * @returns the page, or undefined when it has no article
 */
export function pageFromHtml(html: string, path: string): SearchPage | undefined {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.onOpen(name, attributes),
    ontext: (text) => reader.onText(text),
    onclosetag: () => reader.onClose(),
  });
  parser.end(html);
  // The last breadcrumb is the page itself.
  const context = reader.breadcrumbs.map(cleanText).filter(Boolean).slice(0, -1);
  const page = titleAndSections(path, context, reader.records);
  return page && reader.isGeneratedIndex ? { ...page, weight: GENERATED_INDEX_WEIGHT } : page;
}
