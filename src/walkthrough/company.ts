import { worldFiles } from "../world/files";
import type { World } from "../world/schema";

/** The part of the example company that walkthroughs need. */
export interface Company {
  /** The owner of its repositories on GitHub. */
  name: string;
  /** Ids of the accounts, by name. */
  accounts: Readonly<Record<string, string>>;
  /** Ids of the accounts, by the name of their profile in the AWS CLI. */
  profiles: ReadonlyMap<string, string>;
  /** Files that clones of its repositories contain before any unit, by path from the folder with the clones. */
  cloneFiles: ReadonlyMap<string, string>;
  /** Files of the units that pages can start with, by path from the folder with the clones. */
  unitFiles: ReadonlyMap<string, string>;
}

const GITIGNORE = ".terragrunt-cache/\n.terraform/\n*.plan\n";

export function companyOf(world: World): Company {
  const ignored = world.repositories.map(({ name }): [string, string] => [`${name}/.gitignore`, GITIGNORE]);
  return {
    name: world.company,
    accounts: Object.fromEntries(world.accounts.map(({ name, id }) => [name, id])),
    profiles: new Map(world.accounts.map(({ name, id }) => [world.names.profile.replace("ACCOUNT", name), id])),
    cloneFiles: new Map([...worldFiles(world), ...ignored]),
    unitFiles: new Map(Object.entries(world.units)),
  };
}
