import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { explicitId } from "../anchors";
import { faultAt, type Fault } from "../fault";
import type { Page } from "../page";

function levelFault(level: number, previous: number): string | undefined {
  if (level === 1) {
    return "A page has one level-1 heading, which is its title. Write this one as ##.";
  }
  if (level > previous + 1) {
    return `The heading skips a level: ${level} after ${previous}. Write it as ${"#".repeat(previous + 1)}.`;
  }
  return undefined;
}

/** Headings: none of level 1, no level skipped, none empty, no id given twice. */
export function headings(page: Page): Fault[] {
  const faults: Fault[] = [];
  const ids = new Set<string>();
  let previous = 1;
  visit(page.tree, "heading", (heading: Heading) => {
    const level = levelFault(heading.depth, previous);
    previous = Math.max(heading.depth, 2);
    if (level !== undefined) {
      faults.push(faultAt(page, heading, level));
    }
    if (toString(heading).trim() === "") {
      faults.push(faultAt(page, heading, "The heading is empty. Write its text or remove it."));
    }
    const id = explicitId(heading);
    if (id === undefined) {
      return;
    }
    if (ids.has(id)) {
      faults.push(
        faultAt(page, heading, `The id "${id}" is given to two headings of this page. Choose another for one of them.`),
      );
    }
    ids.add(id);
  });
  return faults;
}
