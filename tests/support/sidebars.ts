import sidebars from "../../sidebars";

/** What the tests need of a sidebar's item; the configuration's own type allows far more than the site uses. */
interface Item {
  type: string;
  id?: string;
  label?: string;
  link?: { type: string; id?: string; slug?: string };
  items?: (Item | string)[];
}

/** The address of a document. */
function documentPath(id: string): string {
  return `/${id}`.replace(/\/index$/, "");
}

function linkPath(link: Item["link"]): string[] {
  return link ? [link.slug ?? documentPath(link.id ?? "")] : [];
}

/** The pages of a list in reading order: references to pages of other sidebars are no part of it. */
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

/** Every sidebar of the site: its name, the label it begins with, and its pages in reading order. */
export const sidebarPages = Object.entries(sidebars as Record<string, unknown>).map(([name, list]) => {
  const items = list as (Item | string)[];
  return { name, firstItem: items[0] as Item, paths: pagePaths(items) };
});
