import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import sidebars from "../../sidebars";
import { copiesOf } from "./copies";

/** The relevant parts of an item: the page that it is or links to, and its items. */
type Item = string | { type?: string; id?: string; link?: { id?: string }; items?: Item[] };

const copiesIfAny = (id: string | undefined): string[] => (id === undefined ? [] : copiesOf("docs", id));

/** A sidebar item with the copies of its page next to it, or inside it if it has items. */
function withCopies(item: Item): Item[] {
  if (typeof item === "string") {
    return [item, ...copiesIfAny(item)];
  }
  const { type, id, link, items } = item;
  return items
    ? [{ ...item, items: [...copiesIfAny(link?.id), ...items.flatMap(withCopies)] }]
    : [item, ...(type === "doc" ? copiesIfAny(id) : [])];
}

/** The site's sidebars with the pages that `yarn bench:growth` adds. */
export default Object.fromEntries(
  Object.entries(sidebars).map(([name, items]) => [name, (items as Item[]).flatMap(withCopies)]),
) as SidebarsConfig;
