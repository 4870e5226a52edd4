import { Parser } from "htmlparser2";
import type { SearchPage, SearchRecord } from "../../search/types";
import { EntryReader } from "./entries";
import { discard, startBuffer, type OpenElement, type TextBuffer, type TextSink } from "./textSink";
import { cleanText, titleAndSections } from "./records";

/** Elements that start a new line or cell, so the words on either side must not run together. */
const BLOCKS = new Set(
  "address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

/** Elements whose content is not the page's own text, besides those that are hidden from assistive technology. */
const SKIPPED_ELEMENTS = new Set(["nav", "button", "script", "style", "svg", "noscript", "form"]);
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-footer|theme-doc-version-badge|theme-doc-breadcrumbs|pagination-nav)(?:\s|$)/;

/** Category pages that the framework generates have no article around their heading. */
const GENERATED_INDEX = /(?:^|\s)generatedIndexPage/;

/** Generated category pages only list other pages, which are what readers look for. */
const GENERATED_INDEX_WEIGHT = 0.6;

const HEADING = /^h[1-3]$/;

/** Reads one page as the parser walks through it. Each element may redirect the text inside it to another sink. */
class PageReader {
  readonly records: SearchRecord[] = [];
  readonly breadcrumbs: TextBuffer[] = [];
  readonly keywords: string[] = [];
  isGeneratedIndex = false;
  /** Whether the current table has had text, and whether a cell has begun since then. */
  private table = { hasText: false, isBetweenCells: false };
  private readonly open: OpenElement[] = [];
  private readonly entries = new EntryReader(this.records);
  private section: string | undefined;
  private sink = discard;

  onOpen(name: string, attributes: Record<string, string>): void {
    if (name === "meta" && attributes.name === "keywords") {
      this.keywords.push(...(attributes.content ?? "").split(",").map(cleanText).filter(Boolean));
    }
    const element: OpenElement = { name, outer: this.sink };
    this.open.push(element);
    this.sink = this.sinkOf(element, attributes) ?? this.sink;
    if (BLOCKS.has(name)) {
      element.outer(" ");
      this.sink(" ");
    }
    if (name === "table") {
      this.table = { hasText: false, isBetweenCells: false };
    } else if (name === "td" || name === "th") {
      this.table.isBetweenCells = this.table.hasText;
    }
  }

  onText(text: string): void {
    const isShown = this.sink !== discard && text.trim() !== "";
    // Cells do not form a sentence, so a snippet shows a separator between them.
    this.sink(isShown && this.table.isBetweenCells ? `· ${text}` : text);
    if (isShown) {
      this.table = { hasText: true, isBetweenCells: false };
    }
  }

  onClose(): void {
    const element = this.open.pop();
    element?.onClose?.();
    this.sink = element?.outer ?? discard;
    if (element && BLOCKS.has(element.name)) {
      this.sink(" ");
    }
    if (element?.name === "table") {
      this.table.isBetweenCells = false;
    }
  }

  /** Reads markup that has no article around it. */
  readFragment(): this {
    this.sink = this.toLatestSection;
    return this;
  }

  private latestSection(): SearchRecord | undefined {
    return this.records.findLast(({ kind }) => kind === "page" || kind === "section");
  }

  private readonly toLatestSection: TextSink = (text) => {
    const record = this.latestSection();
    if (record) {
      record.text += text;
    }
  };

  /** The words that a section sets in bold are its key terms. */
  private readonly toKeyTerms: TextSink = (text) => {
    this.toLatestSection(text);
    const record = this.latestSection();
    if (record) {
      record.keyTerms = `${record.keyTerms ?? ""} ${text}`;
    }
  };

  private sinkOf(element: OpenElement, attributes: Record<string, string>): TextSink | undefined {
    const { name } = element;
    const classes = attributes.class ?? "";
    if (name === "li" && classes.includes("breadcrumbs__item")) {
      return startBuffer(this.breadcrumbs);
    }
    if (name === "article" || GENERATED_INDEX.test(classes)) {
      this.isGeneratedIndex ||= GENERATED_INDEX.test(classes);
      return this.toLatestSection;
    }
    const isHidden = "data-search-skip" in attributes || attributes["aria-hidden"] === "true";
    if (isHidden || SKIPPED_ELEMENTS.has(name) || SKIPPED_CLASSES.test(classes)) {
      return discard;
    }
    if (this.sink === this.toLatestSection && HEADING.test(name) && (name === "h1" || attributes.id)) {
      return this.startSection(element, Number(name[1]) as 1 | 2 | 3, attributes.id ?? "");
    }
    if (this.sink === this.toLatestSection && name === "strong") {
      return this.toKeyTerms;
    }
    return this.entries.sinkOf(element, attributes, { now: this.sink, isProse: this.sink === this.toLatestSection });
  }

  private startSection(element: OpenElement, level: 1 | 2 | 3, id: string): TextSink {
    const isPage = level === 1;
    const record: SearchRecord = {
      kind: isPage ? "page" : "section",
      heading: "",
      parents: level === 3 && this.section ? [this.section] : [],
      anchor: isPage ? "" : id,
      text: "",
    };
    this.records.push(record);
    element.onClose = () => {
      this.section = level === 2 ? cleanText(record.heading) : this.section;
    };
    return (text) => (record.heading += text);
  }
}

function read(html: string, reader: PageReader): PageReader {
  const parser = new Parser({
    onopentag: (name, attributes) => reader.onOpen(name, attributes),
    ontext: (text) => reader.onText(text),
    onclosetag: () => reader.onClose(),
  });
  parser.end(html);
  return reader;
}

/** Reads inputs and outputs from a fragment of markup. */
export function entriesFromHtml(html: string): SearchRecord[] {
  return read(html, new PageReader().readFragment()).records;
}

/**
 * Reads a rendered page with a streaming parser.
 *
 * @param html the page as the build wrote it
 * @param path its path on the site
 * @returns the page, or undefined if it has no title
 */
export function pageFromHtml(html: string, path: string): SearchPage | undefined {
  const reader = read(html, new PageReader());
  // The last breadcrumb is the page itself.
  const context = reader.breadcrumbs
    .map(({ text }) => cleanText(text))
    .filter(Boolean)
    .slice(0, -1);
  const page = titleAndSections(path, context, reader.records);
  return (
    page && {
      ...page,
      keywords: reader.keywords,
      ...(reader.isGeneratedIndex && { weight: GENERATED_INDEX_WEIGHT }),
    }
  );
}
