/** State outside the reader's files, in the cloud or on the machine: plain data that `structuredClone` can copy. */
export interface Cloud {
  /** Profiles of the AWS CLI, with the account id of each. */
  profiles: Map<string, string>;
  /** Resources by name, such as `bucket acme-stage-us-east-2-state`, with the place on the page that created them. */
  resources: Map<string, Origin>;
  /** Buckets with versioning, which are not empty until their old versions are deleted. */
  versioned: Set<string>;
  /** Deployed units, by the address of their state: `BUCKET/KEY`. */
  units: Map<string, Unit>;
  /** Open pull requests: the branch of each, by the folder name of its repository. */
  pulls: Map<string, string>;
}

/** Where something was created. */
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
  return { profiles: new Map(), resources: new Map(), versioned: new Set(), units: new Map(), pulls: new Map() };
}
