import sidebars from "../../sidebars";

/** The fields of a sidebar item that tests need; Docusaurus's own type allows far more than the site uses. */
interface Item {
  type: string;
  id?: string;
  label?: string;
  link?: { type: string; id?: string; slug?: string };
  items?: (Item | string)[];
}

/** The path of a document. */
function documentPath(id: string): string {
  return `/${id}`.replace(/\/index$/, "");
}

function linkPath(link: Item["link"]): string[] {
  return link ? [link.slug ?? documentPath(link.id ?? "")] : [];
}

/** The pages of a list in reading order, without references to pages of other sidebars. */
function pagePaths(items: (Item | string)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === "string") {
      return documentPath(item);
    }
    if (item.type === "category") {
      return [...linkPath(item.link), ...pagePaths(item.items ?? [])];
    }
    return item.type === "doc" ? documentPath(item.id ?? "") : [];
  });
}

/** Every sidebar of the site: its name, its first item and its pages in reading order. */
export const sidebarPages = Object.entries(sidebars as Record<string, unknown>).map(([name, list]) => {
  const items = list as (Item | string)[];
  return { name, firstItem: items[0] as Item, paths: pagePaths(items) };
});
