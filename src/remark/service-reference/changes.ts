import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from "mdast";
import { changesByRelease, describeChange, type EntryChange } from "../../catalog/changes";
import { isShort } from "../../catalog/render/shared";
import type { Service } from "../../catalog/schema";
import { heading, link, text } from "../../lib/mdxNodes";

const code = (value: string): PhrasingContent => ({ type: "inlineCode", value });
const list = (children: ListItem[]): List => ({ type: "list", spread: false, children });
const item = (...children: BlockContent[]): ListItem => ({ type: "listItem", spread: false, children });
const paragraph = (children: PhrasingContent[]): BlockContent => ({ type: "paragraph", children });

/** The page of a service, relative to the list of changes. */
const pageOf = ({ group, slug }: Service): string => `./${group}/${slug}.mdx`;

const isShown = (value: unknown): value is string => typeof value === "string" && isShort(value);

/** Such as `, from 1 to 2`; leaves out values that are too long for a line. */
function values({ change }: EntryChange): PhrasingContent[] {
  if (change.what === "added") {
    return isShown(change.default) ? [text(", default "), code(change.default)] : [];
  }
  if (change.what === "changed" && (change.attribute === "default" || change.attribute === "type")) {
    const { from, to } = change;
    const parts = [
      ...(isShown(from) ? [text(" from "), code(from)] : []),
      ...(isShown(to) ? [text(" to "), code(to)] : []),
    ];
    return parts.length > 0 ? [text(","), ...parts] : [];
  }
  return [];
}

function entryItem(entry: EntryChange, service: Service): ListItem {
  const { kind, name, change } = entry;
  if (change.what === "removed") {
    return item(paragraph([text(`Removed ${kind} `), code(name)]));
  }
  const target = link(`${pageOf(service)}#${kind}_${name}`, code(name));
  const isRequired = kind === "input" && change.what === "added" && change.default === undefined;
  const added = isRequired ? "New required" : "New";
  const what = change.what === "added" ? added : `${describeChange(change)}:`;
  return item(paragraph([text(`${what} ${kind} `), target, ...values(entry)]));
}

/** Headings and lists of the changes in each release, newest first. */
export function renderChanges(services: readonly Service[]): RootContent[] {
  return changesByRelease(services).flatMap(({ version, services: changed }) => [
    heading(2, version, `v${version.replaceAll(".", "-")}`),
    list(
      changed.map(({ service, entries }) => {
        const name = paragraph([link(pageOf(service), text(service.name))]);
        return entries.length === 0 ? item(name) : item(name, list(entries.map((entry) => entryItem(entry, service))));
      }),
    ),
  ]);
}
