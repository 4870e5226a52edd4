import type { Block, Choice } from "./collect";

/** The tab that a run follows in each group. Groups that the page does not have are missing. */
export type Choices = ReadonlyMap<string, string>;

/** The values of each group of tabs, in the page's order. */
function groupsOf(choices: readonly Choice[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { group, value } of choices) {
    const values = groups.get(group) ?? [];
    groups.set(group, values.includes(value) ? values : [...values, value]);
  }
  return groups;
}

/**
 * The runs that cover every tab: one with the first tab of each group, then one for each other tab, and one for each
 * block in nested tabs that these leave out.
 */
export function runsOf(blocks: readonly Block[]): Choices[] {
  const groups = groupsOf(blocks.flatMap(({ tabs }) => tabs));
  const first = new Map([...groups].map(([group, [value = ""]]) => [group, value] as const));
  const others = [...groups].flatMap(([group, values]) =>
    values.slice(1).map((value) => new Map([...first, [group, value]] as const)),
  );
  const runs = [first, ...others];
  for (const block of blocks) {
    if (!runs.some((run) => blocksOf([block], run).length > 0)) {
      runs.push(new Map([...first, ...block.tabs.map(({ group, value }) => [group, value] as const)]));
    }
  }
  return runs;
}

/** The choices for a page that another run has already followed: the tabs that it chose, or else the first ones. */
export function choicesFor(blocks: readonly Block[], wanted: Choices): Choices {
  const groups = groupsOf(blocks.flatMap(({ tabs }) => tabs));
  return new Map(
    [...groups].map(([group, values]) => {
      const value = wanted.get(group);
      return [group, value !== undefined && values.includes(value) ? value : (values[0] ?? "")];
    }),
  );
}

/** The blocks that a reader with these choices follows. */
export function blocksOf(blocks: readonly Block[], choices: Choices): Block[] {
  return blocks.filter(({ tabs }) => tabs.every(({ group, value }) => choices.get(group) === value));
}
