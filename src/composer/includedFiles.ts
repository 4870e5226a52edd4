import { accountFile, regionFile } from "../world/liveFiles";
import type { ArchiveFile } from "./archive";

/** The files and settings that a company's units share. */
export interface LiveRepository {
  /** The content of `root.hcl`, as shown on the pages. */
  root: string;
  /** Account ids by account name. */
  accounts: Record<string, string>;
  /** The Region for units below `_global`, which belong to no Region. */
  homeRegion: string;
}

/** Placeholder for an account id that only the reader knows. */
export const UNKNOWN_ACCOUNT = "REPLACE_ME";

/**
 * The files that units include: `root.hcl`, and the account and Region files that it reads. Paths are relative to the
 * repository.
 *
 * @param unitPath path of a unit, whose first segment is the account and whose second is the Region
 */
export function includedFiles(unitPath: string, { root, accounts, homeRegion }: LiveRepository): ArchiveFile[] {
  const [account = "", region = ""] = unitPath.split("/");
  return [
    { path: "root.hcl", content: root },
    { path: `${account}/account.hcl`, content: accountFile(account, accounts[account] ?? UNKNOWN_ACCOUNT) },
    { path: `${account}/${region}/region.hcl`, content: regionFile(region === "_global" ? homeRegion : region) },
  ];
}
