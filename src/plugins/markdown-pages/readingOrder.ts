import type { LoadedVersion } from "@docusaurus/plugin-content-docs";
import { withoutSlash } from "../../lib/withoutSlash";

type Sidebars = LoadedVersion["sidebars"];
type Item = Sidebars[string][number];

/** An entry in a list of pages. */
export interface ListedPage {
  /** Path on the site, without a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Whether the pages below its path belong to it: the index of a folder, or the list of a group of services. */
  isIndex: boolean;
}

/** An index page and the pages below it that have no closer index. */
export interface PageSection {
  path: string;
  title: string;
  pages: ListedPage[];
}

/**
 * The pages of the site in reading order, which is that of the sidebars. Where a sidebar refers to a page of another
 * sidebar, that whole sidebar follows. Pages without a sidebar come last.
 */
export function readingOrder({ docs, sidebars }: Pick<LoadedVersion, "docs" | "sidebars">): ListedPage[] {
  const docById = new Map(docs.map((doc) => [doc.id, doc]));
  const pages = new Map<string, ListedPage>();
  const open = new Set<string>();

  function add(page: ListedPage): void {
    pages.set(page.path, pages.get(page.path) ?? page);
  }
  function addDoc(id: string): void {
    const doc = docById.get(id);
    if (doc && !doc.unlisted) {
      const { title, description, permalink, source } = doc;
      add({ path: withoutSlash(permalink), title, description, isIndex: source.endsWith("/index.mdx") });
    }
  }
  function addItem(item: Item): void {
    switch (item.type) {
      case "doc":
        addDoc(item.id);
        break;
      case "ref":
        addSidebar(docById.get(item.id)?.sidebar ?? undefined);
        break;
      case "category":
        if (item.link?.type === "doc") {
          addDoc(item.link.id);
        } else if (item.link?.type === "generated-index") {
          const { permalink, title = item.label, description = "" } = item.link;
          add({ path: withoutSlash(permalink), title, description, isIndex: true });
        }
        item.items.forEach(addItem);
        break;
      default:
    }
  }
  function addSidebar(name: string | undefined): void {
    if (name !== undefined && !open.has(name)) {
      open.add(name);
      sidebars[name]?.forEach(addItem);
    }
  }

  Object.keys(sidebars).forEach(addSidebar);
  docs.forEach(({ id }) => addDoc(id));
  return [...pages.values()];
}

/**
 * Groups pages into sections: each index page with the pages below its path that have no closer index.
 *
 * @param home the section for pages that are below no index, which comes last
 */
export function sectionsOfPages(pages: readonly ListedPage[], home: Omit<PageSection, "pages">): PageSection[] {
  const indexes = pages.filter(({ isIndex }) => isIndex);
  const sections = [...indexes, home].map(({ path, title }): PageSection => ({ path, title, pages: [] }));
  for (const page of pages) {
    const around = sections.filter(({ path }) => path === home.path || `${page.path}/`.startsWith(`${path}/`));
    const closest = around.reduce((best, section) => (section.path.length > best.path.length ? section : best));
    closest.pages.push(page);
  }
  return sections.filter((section) => section.pages.length > 0);
}
