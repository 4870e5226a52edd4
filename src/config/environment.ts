/**
 * Reads the environment variables that README.md lists under "Environment variables". All are optional; an invalid value
 * stops the command with a message that says how to fix it.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isProblemsError } from "../lib/problem";

/** Contextual, hosted search (specification, section 7). */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The optional announcement bar (specification, section 4). */
export interface Announcement {
  id: string;
  content: string;
  isCloseable: boolean;
}

/** Where readers can edit pages and report problems. */
export interface Repository {
  /** URL of the root of the site's files, such as `https://github.com/OWNER/REPOSITORY/edit/main`. */
  editUrl: string;
  /** URL of the form for new issues. */
  issuesUrl: string;
}

export interface Environment {
  /** Absolute origin of the deployed site, without a trailing slash. */
  siteUrl: string;
  /** Set if both Algolia variables are; otherwise the site uses its embedded search. */
  hostedSearch: HostedSearch | undefined;
  /** Set if analytics is enabled. */
  gtagTrackingId: string | undefined;
  announcement: Announcement | undefined;
  /** Set if pages have links to edit and report them. */
  repository: Repository | undefined;
}

/** An invalid value. The message names the variable, what is wrong, an example and the variable to unset instead. */
export class EnvironmentError extends Error {
  constructor(variable: string, problem: string, example: string, toUnset = variable) {
    super(
      `Environment variable ${variable} ${problem}.\n` +
        `  Set it like this:  ${variable}=${example}\n` +
        `  or unset ${toUnset} to use the default. README.md lists all variables.`,
    );
    this.name = "EnvironmentError";
  }
}

/**
 * Reads variables or a data file for a command. If one is invalid, prints the message and exits. An exception would
 * bury the message in stack traces: its own and, if the site's configuration reads the value, upstream's.
 */
export function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvironmentError || isProblemsError(error)) {
      console.error(`\n${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}

type Variables = Record<string, string | undefined>;

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === "" ? undefined : value;
}

function readMatching(
  variables: Variables,
  name: string,
  pattern: RegExp,
  problem: string,
  example: string,
): string | undefined {
  const value = read(variables, name);
  if (value !== undefined && !pattern.test(value)) {
    throw new EnvironmentError(name, `is "${value}": ${problem}`, example);
  }
  return value;
}

function readSiteUrl(variables: Variables): string {
  const example = "https://docs.example.com";
  const value = read(variables, "SITE_URL");
  if (value === undefined) {
    return "http://localhost:3000";
  }
  if (!URL.canParse(value)) {
    throw new EnvironmentError("SITE_URL", `is "${value}": not an absolute URL`, example);
  }
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) {
    throw new EnvironmentError("SITE_URL", `is "${value}": it must begin with http:// or https://`, example);
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw new EnvironmentError(
      "SITE_URL",
      `is "${value}": the site is served at the root, so give an origin without a path`,
      example,
    );
  }
  return url.origin;
}

const EXAMPLE_APP_ID = "A1B2C3D4E5";
const EXAMPLE_API_KEY = "0123456789abcdef0123456789abcdef";

function readHostedSearch(variables: Variables): HostedSearch | undefined {
  const appId = readMatching(
    variables,
    "ALGOLIA_APP_ID",
    /^[A-Za-z0-9]+$/,
    "an application id contains only letters and digits",
    EXAMPLE_APP_ID,
  );
  const apiKey = readMatching(
    variables,
    "ALGOLIA_API_KEY",
    /^[A-Za-z0-9+/=_-]+$/,
    "a search-only API key has only letters, digits and + / = _ -",
    EXAMPLE_API_KEY,
  );
  const indexName =
    readMatching(variables, "ALGOLIA_INDEX_NAME", /^[\w.-]+$/, "use letters, digits, _ . and -", "docs_site_dev") ??
    "docs_site_dev";
  if (appId === undefined && apiKey === undefined) {
    return undefined;
  }
  if (appId === undefined || apiKey === undefined) {
    const [unset, set, example] =
      appId === undefined
        ? (["ALGOLIA_APP_ID", "ALGOLIA_API_KEY", EXAMPLE_APP_ID] as const)
        : (["ALGOLIA_API_KEY", "ALGOLIA_APP_ID", EXAMPLE_API_KEY] as const);
    throw new EnvironmentError(unset, `is unset while ${set} is set: set both or neither`, example, set);
  }
  return { appId, apiKey, indexName };
}

function readAnnouncement(variables: Variables): Announcement | undefined {
  const id =
    readMatching(variables, "ANNOUNCEMENT_ID", /^[\w.-]+$/, "use letters, digits, _ . and -", "release-2026-11") ??
    "announcement-bar";
  const closeable =
    readMatching(variables, "ANNOUNCEMENT_CLOSEABLE", /^(true|false)$/, "it must be true or false", "false") ?? "true";
  const content = read(variables, "ANNOUNCEMENT_CONTENT");
  return content === undefined ? undefined : { id, content, isCloseable: closeable === "true" };
}

function readRepository(variables: Variables): Repository | undefined {
  const value = readMatching(
    variables,
    "EDIT_URL",
    /^https:\/\/[^/\s]+\/[\w.-]+\/[\w.-]+\/edit\/[^\s?#]+$/,
    "give the URL where GitHub edits a branch, with /edit/ and the branch after the repository",
    "https://github.com/gruntwork-io/docs/edit/main",
  );
  return value === undefined
    ? undefined
    : { editUrl: value.replace(/\/+$/, ""), issuesUrl: value.replace(/\/edit\/.*$/, "/issues/new") };
}

/**
 * Reads and validates every environment variable of the site.
 *
 * @param variables the environment of the process, or of a test
 * @returns the settings, with defaults filled in
 * @throws EnvironmentError for the first invalid value
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    siteUrl: readSiteUrl(variables),
    hostedSearch: readHostedSearch(variables),
    gtagTrackingId: readMatching(
      variables,
      "GTAG_TRACKING_ID",
      /^[A-Z]{1,3}-[A-Z0-9-]+$/,
      "a measurement id looks like G-XXXXXXXXXX",
      "G-1A2B3C4D5E",
    ),
    announcement: readAnnouncement(variables),
    repository: readRepository(variables),
  };
}

/** Whether a provider's folder in a mirror contains any version that is unpacked for this platform. */
const hasUnpackedVersion = (folder: string): boolean =>
  fs
    .readdirSync(folder)
    .map((version) => path.join(folder, version))
    .filter((version) => fs.statSync(version).isDirectory())
    .some((version) => fs.readdirSync(version).some((platform) => platform.startsWith(`${os.platform()}_`)));

/**
 * Reads the filesystem mirror with the AWS provider, for verifying HCL offline: the folder that contains
 * `registry.terraform.io`.
 *
 * @returns its absolute path
 */
export function readProviderMirror(variables: Variables): string | undefined {
  const value = read(variables, "PROVIDER_MIRROR");
  const provider = "registry.terraform.io/hashicorp/aws";
  if (value !== undefined && !fs.existsSync(path.join(value, provider))) {
    throw new EnvironmentError("PROVIDER_MIRROR", `is "${value}": it contains no folder ${provider}`, "/opt/providers");
  }
  if (value !== undefined && !hasUnpackedVersion(path.join(value, provider))) {
    throw new EnvironmentError(
      "PROVIDER_MIRROR",
      `is "${value}": it contains no unpacked provider, ${provider}/VERSION/${os.platform()}_ARCHITECTURE`,
      "/opt/providers",
    );
  }
  // Commands run in other folders.
  return value && path.resolve(value);
}
