import { subnets } from "./addresses";
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

/** The subnets of an environment: one row per tier, one column per zone. */
function subnetTable(world: World, environment: string): WorldTable {
  const own = subnets(world).filter((subnet) => subnet.environment === environment);
  const zones = [...new Set(own.map(({ zone }) => zone))];
  const tiers = new Map(own.map(({ vpc, tier }) => [`${vpc} ${tier}`, { vpc, tier }]));
  return [
    ["VPC", "Tier", ...zones.map(code)],
    ...[...tiers.values()].map(({ vpc, tier }) => [
      vpc === "application" ? "Application" : "Management",
      tier,
      ...own.filter((subnet) => subnet.vpc === vpc && subnet.tier === tier).map(({ block }) => code(block)),
    ]),
  ];
}

export interface TableRequest {
  /** Name of the table. */
  of: string;
  /** For `subnets`: the environment to show. */
  environment?: string;
  /** For all other tables: the first cells of the rows to keep, in order, separated by commas. */
  only?: string;
}

/**
 * A table of the example company.
 *
 * @throws if there is no such table, environment or row, or the table lacks an attribute; the message says how to fix it
 */
export function worldTable(world: World, { of, environment, only }: TableRequest): WorldTable {
  if (of === "subnets") {
    if (only !== undefined) {
      throw new Error('The table "subnets" has no attribute "only". Remove it.');
    }
    const table = subnetTable(world, environment ?? "");
    if (table.length === 1) {
      const names = world.networks.map((network) => `"${network.environment}"`).join(", ");
      throw new Error(`The table "subnets" needs an environment: one of ${names}.`);
    }
    return table;
  }
  const make = tables[of];
  if (make === undefined) {
    const names = [...Object.keys(tables), "subnets"].map((name) => `"${name}"`).join(", ");
    throw new Error(`The example company has no table "${of}". It has ${names}.`);
  }
  if (environment !== undefined) {
    throw new Error(`The table "${of}" has no attribute "environment". Remove it.`);
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
