import { createRequire } from "node:module";
import type { CompatData, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

const data = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** The checked browsers: Browserslist's names for them, and MDN's. */
const browsers = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
} as const;

export type Versions = Map<keyof typeof browsers, number>;

/** @returns the oldest version of each browser that the queries select */
export function oldestVersions(queries: string[]): Versions {
  const oldest: Versions = new Map();
  for (const entry of browserslist(queries)) {
    const [name, version] = entry.split(" ") as [keyof typeof browsers, string];
    if (name in browsers) {
      // A range such as 17.4-17.5 counts as its first version.
      oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
    }
  }
  return oldest;
}

/**
 * The first version of a browser that supports a feature, unprefixed and without a flag, even if MDN
 * lists a bug in it; Infinity if no version does.
 */
function firstVersion(statements: SupportStatement | undefined): number {
  const versions = [statements ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => (version_added ? Number.parseFloat(version_added.replace("≤", "")) : Infinity));
  return Math.min(Infinity, ...versions);
}

function find(key: string): Identifier | undefined {
  let node: Identifier | undefined = data as unknown as Identifier;
  for (const part of key.split(".")) {
    node = node && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return node;
}

/** Whether MDN's data include the feature. */
export const isKnown = (key: string): boolean => find(key)?.__compat !== undefined;

/**
 * Finds the listed browsers that do not support a feature.
 *
 * @param key feature in MDN's compatibility data, such as `api.URL.canParse_static`
 * @returns the browsers of the list that lack it, such as `safari 17.4 (supported from 18)`; empty if all have it
 */
export function browsersWithout(key: string, oldest: Versions): string[] {
  const support = find(key)?.__compat?.support;
  return [...oldest].flatMap(([name, version]) => {
    const first = firstVersion(support?.[browsers[name]]);
    if (first <= version) {
      return [];
    }
    return [`${name} ${version} (${first === Infinity ? "no version supports it" : `supported from ${first}`})`];
  });
}
