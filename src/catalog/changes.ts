import type { AttributeChange, Input, Output, Service } from "./schema";
import { compareVersions } from "../lib/compareVersions";

/**
 * Describes the kind of change that a release made, to be followed by "in 2.12.0".
 *
 * @returns such as `Default changed`, `Became required`
 */
export function describeChange({ attribute, from, to }: AttributeChange): string {
  const isSet = to !== undefined;
  switch (attribute) {
    case "type":
      return "Type changed";
    case "default":
      return from === undefined ? "Became optional" : isSet ? "Default changed" : "Became required";
    case "sensitive":
    case "ephemeral":
      return isSet ? `Became ${attribute}` : `Stopped being ${attribute}`;
    case "nullable":
      return isSet ? "Stopped accepting null" : "Began to accept null";
    case "deprecated":
      return from === undefined ? "Deprecated" : isSet ? "Deprecation changed" : "Deprecation withdrawn";
    case "validation":
      return "Validation changed";
  }
}

/** @returns the previous value as HCL, where it is useful to the reader */
export function formerValue({ attribute, from }: AttributeChange): string | undefined {
  return (attribute === "type" || attribute === "default") && typeof from === "string" ? from : undefined;
}

interface Added {
  what: "added";
  /** The default of an input in the release that added it; absent if the input was required, and for outputs. */
  default?: string;
}

/** What a release changed about one input or output. */
export interface EntryChange {
  kind: "input" | "output";
  name: string;
  change: Added | { what: "removed" } | ({ what: "changed" } & AttributeChange);
}

export interface ServiceChanges {
  service: Service;
  /** Empty if all that is known is that the release changed the service. */
  entries: EntryChange[];
}

export interface Release {
  version: string;
  services: ServiceChanges[];
}

type Dated = EntryChange & { version: string };

/** How an entry was added: with the default that it had before the first change, if any. */
function addedAs(entry: Input | Output): Added {
  const change = entry.changes?.find(({ attribute }) => attribute === "default");
  const value = change ? formerValue(change) : "default" in entry ? entry.default : undefined;
  return { what: "added", ...(value !== undefined && { default: value }) };
}

function changesOf(kind: EntryChange["kind"], entry: Input | Output): Dated[] {
  const { name, since, changes = [] } = entry;
  return [
    ...(since === undefined ? [] : [{ kind, name, version: since, change: addedAs(entry) }]),
    ...changes.map((change) => ({
      kind,
      name,
      version: change.version,
      change: { what: "changed" as const, ...change },
    })),
  ];
}

function changesOfService({ inputs, outputs, removed = [] }: Service): Dated[] {
  return [
    ...inputs.flatMap((input) => changesOf("input", input)),
    ...outputs.flatMap((output) => changesOf("output", output)),
    ...removed.map(({ kind, name, version }) => ({ kind, name, version, change: { what: "removed" as const } })),
  ];
}

/**
 * Groups the known changes of services by the release that made them.
 *
 * @returns the releases, newest first, each with its services by name
 */
export function changesByRelease(services: readonly Service[]): Release[] {
  const releases = new Map<string, ServiceChanges[]>();
  for (const service of [...services].sort((a, b) => a.name.localeCompare(b.name, "en"))) {
    const changes = changesOfService(service);
    const versions = new Set([service.lastModifiedVersion, ...changes.map(({ version }) => version)]);
    for (const version of versions) {
      const entries = changes.filter((change) => change.version === version);
      releases.set(version, [...(releases.get(version) ?? []), { service, entries }]);
    }
  }
  return [...releases]
    .map(([version, of]) => ({ version, services: of }))
    .sort((a, b) => compareVersions(b.version, a.version));
}
