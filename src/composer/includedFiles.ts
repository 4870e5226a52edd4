import { accountFile, regionFile } from "../world/liveFiles";
import type { ArchiveFile } from "./archive";

/** What the units of a company have in common. */
export interface LiveRepository {
  /** `root.hcl`, as the pages show it. */
  root: string;
  /** The accounts' ids by their names. */
  accounts: Record<string, string>;
  /** The Region of what is in none, below `_global`. */
  homeRegion: string;
}

/** The place of an account's id that only the reader knows. */
export const UNKNOWN_ACCOUNT = "REPLACE_ME";

/**
 * The files that units include: `root.hcl`, and what it reads of the account and the Region. Paths are those in the
 * repository.
 *
 * @param place folders of the units, of which the first is the account and the second the Region
 */
export function includedFiles(place: string, { root, accounts, homeRegion }: LiveRepository): ArchiveFile[] {
  const [account = "", region = ""] = place.split("/");
  return [
    { path: "root.hcl", content: root },
    { path: `${account}/account.hcl`, content: accountFile(account, accounts[account] ?? UNKNOWN_ACCOUNT) },
    { path: `${account}/${region}/region.hcl`, content: regionFile(region === "_global" ? homeRegion : region) },
  ];
}
