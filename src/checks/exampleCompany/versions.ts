import type { World } from "../../world/schema";
import { isPlaceholder, matches, nearestOf, type Finder, type Finding } from "./finding";

/** Patterns for versions in samples and text, each with the names of the tools that it may belong to. */
const PATTERNS: readonly (readonly [pattern: RegExp, ...names: string[]])[] = [
  [/\brequired_version\s*=\s*"([^"]+)"/g, "OpenTofu", "Terraform"],
  [/"hashicorp\/aws"\s*\n\s*version\s*=\s*"([^"]+)"/g, "AWS provider"],
  [/\bkubernetes_version\s*=\s*"([^"]+)"/g, "Kubernetes"],
  [/^\s*opentofu\s*=\s*"([^"]+)"/gm, "OpenTofu"],
  [/\btofu_version:\s*"?([\w.]+)/g, "OpenTofu"],
  [/^\s*terragrunt\s*=\s*"([^"]+)"/gm, "Terragrunt"],
  [/\btg_version:\s*"?([\w.]+)/g, "Terragrunt"],
  [/\bterraform_version:\s*"?([\w.]+)/g, "Terraform"],
  [/\b(?:opentofu@|OpenTofu v?)(\d+\.\d+\.\d+)/g, "OpenTofu"],
  [/\b(?:terragrunt@|Terragrunt v?)(\d+\.\d+\.\d+)/g, "Terragrunt"],
  [/\b(?:terraform@|Terraform v?)(\d+\.\d+\.\d+)/g, "Terraform"],
  [/\bService Catalog (v\d+\.\d+\.\d+)/g, "Service Catalog"],
];

const MODULE_PIN = /([\w-]+)\/([\w-]+)(?:\.git)?(?:\/\/[\w./-]*)?\?ref=([\w.-]+)/g;

/** Tags of the company's own repositories, which have no stable release yet. */
const OWN_TAG = /^v0\.\d+\.\d+$/;

function report(value: string, offset: number, name: string, known: readonly World["versions"][number][]): Finding {
  const facts = known.flatMap((entry) =>
    [entry.version, ...entry.constraints].map((fact) => ({ value: fact, note: entry.name })),
  );
  return { offset, value, kind: `version of ${name}`, nearest: nearestOf(value, facts) };
}

/** Tags of module sources: the library's must be listed, the company's must start with v0. */
const moduleTags: Finder = (text, { company, versions: known }) =>
  [...text.matchAll(MODULE_PIN)].flatMap((match) => {
    const [all, owner, repository = "", tag = ""] = match;
    const listed = known.filter((entry) => entry.repository === repository);
    const isRight =
      isPlaceholder(tag) ||
      (owner === company ? OWN_TAG.test(tag) : listed.length > 0 && listed.every(({ version }) => version === tag));
    const offset = match.index + all.length - tag.length;
    return isRight ? [] : [report(tag, offset, repository, listed.length > 0 ? listed : known)];
  });

/** Versions of tools, providers and Kubernetes. */
const toolVersions: Finder = (text, { versions: all }) =>
  PATTERNS.flatMap(([pattern, ...names]) => {
    const known = all.filter(({ name }) => names.includes(name));
    return matches(text, pattern)
      .filter(
        ({ value }) =>
          !isPlaceholder(value) &&
          known.every(({ version, constraints }) => version !== value && !constraints.includes(value)),
      )
      .map(({ value, offset }) => report(value, offset, names.join(" or "), known));
  });

/** Versions in samples and text. */
export const versions: Finder = (text, world) => [...moduleTags(text, world), ...toolVersions(text, world)];
