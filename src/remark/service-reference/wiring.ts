import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { headingIds } from "../../catalog/headingIds";
import type { Service } from "../../catalog/schema";
import { servicePath } from "../../catalog/servicePath";
import type { Wiring } from "../../catalog/wiring";
import { heading, link, paragraph, text } from "../../lib/mdxNodes";

/** How many users of the outputs are named if a link leads to the others. A single other user is named, too. */
const MAX_USERS = 4;

const linkTo = (service: Service): PhrasingContent => link(servicePath(service), text(service.name));

/** Puts a separator between the items, and a different one before the last. */
function join(items: PhrasingContent[][], separator: string, last = separator): PhrasingContent[] {
  return items.flatMap((item, index) => {
    const between = index === 0 ? [] : [text(index === items.length - 1 ? last : separator)];
    return [...between, ...item];
  });
}

function line(label: string, content: PhrasingContent[]): RootContent[] {
  const strong: PhrasingContent = { type: "strong", children: [text(label)] };
  return content.length === 0 ? [] : [{ type: "paragraph", children: [strong, text(" "), ...content] }];
}

/** Up to two lines of links: to the services that must exist before this one, and to those that use its outputs. */
export function renderWiring(service: Service, wiring: Wiring): RootContent[] {
  const needs = wiring.needsOf(service).map((alternatives) => {
    return join(
      alternatives.map((alternative) => [linkTo(alternative)]),
      " or ",
    );
  });
  const users = wiring.usersOf(service);
  const shown = users.length <= MAX_USERS + 1 ? users : users.slice(0, MAX_USERS);
  const others = users.length - shown.length;
  const names = [...shown.map(linkTo), ...(others > 0 ? [link(`#${headingIds.next}`, text(`${others} more`))] : [])];
  return [
    ...line("Needs", join(needs, ", ")),
    ...line(
      "Used by",
      join(
        names.map((name) => [name]),
        ", ",
        others > 0 ? " and " : ", ",
      ),
    ),
  ];
}

/** The last section of a page: every service that uses an output of this one, which the reader can deploy next. */
export function renderNext(service: Service, wiring: Wiring): RootContent[] {
  const users = wiring.usersOf(service);
  const items = users.map((user): ListItem => ({
    type: "listItem",
    children: [{ type: "paragraph", children: [linkTo(user), text(`: ${user.purpose}`)] }],
  }));
  return users.length === 0
    ? []
    : [
        heading(2, "Deploy next", headingIds.next),
        paragraph("These services take outputs of this one."),
        { type: "list", ordered: false, spread: false, children: items },
      ];
}
