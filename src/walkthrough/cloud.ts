/** What exists outside of the reader's machine, and on it besides files. Plain data: `structuredClone` makes a snapshot. */
export interface Cloud {
  /** Profiles of the AWS CLI: the account id of each. */
  profiles: Map<string, string>;
  /** What commands made: a name such as `bucket acme-stage-us-east-2-state`, and where on the page it was made. */
  things: Map<string, Origin>;
  /** Buckets that keep old versions, and so are not empty before these are deleted. */
  versioned: Set<string>;
  /** Deployed units, by the address of their state: `BUCKET/KEY`. */
  units: Map<string, Unit>;
  /** Open pull requests: the branch of each, by the folder name of its repository. */
  pulls: Map<string, string>;
}

/** Where something was made. */
export interface Origin {
  page: string;
  line: number;
}

/** A root module that was applied. */
export interface Unit extends Origin {
  /** Its folder, relative to the folder with the clones. */
  folder: string;
}

export function emptyCloud(): Cloud {
  return { profiles: new Map(), things: new Map(), versioned: new Set(), units: new Map(), pulls: new Map() };
}
