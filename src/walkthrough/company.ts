import { worldFiles } from "../world/files";
import type { World } from "../world/schema";

/** The part of the example company that walkthroughs need. */
export interface Company {
  /** Ids of the accounts, by name. */
  accounts: Readonly<Record<string, string>>;
  /** Files that clones of its repositories contain before any unit, by path from the folder with the clones. */
  cloneFiles: ReadonlyMap<string, string>;
  /** Files of the units that pages can start with, by path from the folder with the clones. */
  unitFiles: ReadonlyMap<string, string>;
}

const GITIGNORE = ".terragrunt-cache/\n.terraform/\n*.plan\n";

export function companyOf(world: World): Company {
  const ignored = world.repositories.map(({ name }): [string, string] => [`${name}/.gitignore`, GITIGNORE]);
  return {
    accounts: Object.fromEntries(world.accounts.map(({ name, id }) => [name, id])),
    cloneFiles: new Map([...worldFiles(world), ...ignored]),
    unitFiles: new Map(Object.entries(world.units)),
  };
}
