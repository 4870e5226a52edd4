import { accountFile, regionFile } from "./liveFiles";
import type { World } from "./schema";

/**
 * The files of the company's repositories that pages show, by path relative to the folder that contains the clones:
 * those of the world file, and the account and Region files derived from its lists.
 */
export function worldFiles({ files, accounts, regions }: World): ReadonlyMap<string, string> {
  const live = "infrastructure-live";
  const [home] = regions;
  const implied = accounts.flatMap(({ name, id }): [string, string][] => [
    [`${live}/${name}/account.hcl`, accountFile(name, id)],
    ...(home ? [[`${live}/${name}/_global/region.hcl`, regionFile(home.name)] as [string, string]] : []),
    ...regions.map((region): [string, string] => [
      `${live}/${name}/${region.name}/region.hcl`,
      regionFile(region.name),
    ]),
  ]);
  return new Map([...implied, ...Object.entries(files)]);
}
