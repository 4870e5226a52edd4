import type { World } from "./schema";

/** A table of the world: a heading row, then the rows. Cells in backticks are code. */
export type WorldTable = string[][];

const code = (text: string): string => `\`${text}\``;

/** The tables that `<WorldTable of="…" />` can show. */
const tables: Record<string, (world: World) => WorldTable> = {
  accounts: ({ accounts }) => [
    ["Account", "ID", "What it is for"],
    ...accounts.map(({ name, id, purpose }) => [name, code(id), purpose]),
  ],
  regions: ({ regions }) => [
    ["Region", "Place", "What is there"],
    ...regions.map(({ name, place, purpose }) => [code(name), place, purpose]),
  ],
  networks: ({ networks }) => [
    ["Environment", "Application VPC", "Management VPC"],
    ...networks.map(({ environment, application, management }) => [
      environment,
      code(application),
      management === undefined ? "none" : code(management),
    ]),
  ],
  repositories: ({ repositories }) => [
    ["Repository", "Address", "What it holds"],
    ...repositories.map(({ name, address, purpose }) => [code(name), code(address), purpose]),
  ],
  versions: ({ versions }) => [
    ["Name", "Version", "Note"],
    ...versions.map(({ name, version, purpose }) => [name, code(version), purpose]),
  ],
};

export interface TableRequest {
  /** Name of the table. */
  of: string;
  /** The first cells of the rows to keep, in order, separated by commas; all rows by default. */
  only?: string;
}

/**
 * A table of the example company.
 *
 * @throws if there is no such table or row; the message says how to fix it
 */
export function worldTable(world: World, { of, only }: TableRequest): WorldTable {
  const make = tables[of];
  if (make === undefined) {
    const names = Object.keys(tables)
      .map((name) => `"${name}"`)
      .join(", ");
    throw new Error(`The example company has no table "${of}". It has ${names}.`);
  }
  const [head = [], ...rows] = make(world);
  if (only === undefined) {
    return [head, ...rows];
  }
  const kept = only.split(",").map((name) => {
    const row = rows.find(([first]) => first?.replaceAll("`", "") === name.trim());
    if (row === undefined) {
      throw new Error(`The table "${of}" has no row "${name.trim()}". Correct the attribute "only".`);
    }
    return row;
  });
  return [head, ...kept];
}
