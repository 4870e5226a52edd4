import type { YAMLMap } from "yaml";
import { nameOf, valueOf, type DataDocument, type List } from "./dataDocument";
import type { AttributeChange, RemovedEntry } from "./schema";
import { compareVersions } from "./version";

type Attribute = AttributeChange["attribute"];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Records in a data file what a release changed. Importing the same release again amends the record of the first
 * import: a change that the release itself reverted is not recorded.
 */
export class History {
  /** @param version the release; undefined to record nothing */
  constructor(
    private readonly file: DataDocument,
    private readonly version: string | undefined,
  ) {}

  added(list: List, entry: YAMLMap): void {
    const removed = this.removedEntries();
    const others = removed.filter(({ kind, name, version }) => {
      return kind !== list.slice(0, -1) || name !== nameOf(entry) || version !== this.version;
    });
    if (others.length < removed.length) {
      this.putRemoved(others);
    } else {
      this.file.put(entry, "since", this.version);
    }
  }

  removed(list: List, entry: YAMLMap): void {
    if (this.version !== undefined && entry.get("since") !== this.version) {
      const kind = list.slice(0, -1) as RemovedEntry["kind"];
      this.putRemoved([...this.removedEntries(), { kind, name: nameOf(entry), version: this.version }]);
    }
  }

  changed(entry: YAMLMap, attribute: Attribute, from: unknown, to: unknown): void {
    const { version } = this;
    if (version === undefined || entry.get("since") === version) {
      return;
    }
    const changes = (valueOf(entry, "changes") ?? []) as AttributeChange[];
    const earlier = changes.find((change) => change.version === version && change.attribute === attribute);
    const first = earlier ? earlier.from : from;
    const others = changes.filter((change) => change !== earlier);
    const change = { version, attribute, ...(first !== undefined && { from: first }), ...(to !== undefined && { to }) };
    const all = isSame(first, to) ? others : [...others, change];
    this.file.put(entry, "changes", all.length > 0 ? all : undefined);
  }

  private removedEntries(): RemovedEntry[] {
    return (valueOf(this.file.root, "removed") ?? []) as RemovedEntry[];
  }

  private putRemoved(removed: RemovedEntry[]): void {
    this.file.put(this.file.root, "removed", removed.length > 0 ? removed : undefined);
  }
}

/**
 * Copies the history of changes from one data file to another of the same service.
 *
 * @param until the last release that the copied history covers; the target's records of later releases stay
 * @returns the number of inputs and outputs that have a history
 */
export function copyHistory(from: DataDocument, to: DataDocument, until: string): number {
  const isLater = ({ version }: { version: string }): boolean => compareVersions(version, until) > 0;
  let count = 0;
  for (const list of ["inputs", "outputs"] as const) {
    const sources = new Map(from.entries(list).items.map((entry) => [nameOf(entry), entry]));
    for (const entry of to.entries(list).items) {
      const source = sources.get(nameOf(entry));
      if (source) {
        const later = ((valueOf(entry, "changes") ?? []) as AttributeChange[]).filter(isLater);
        const changes = [...((valueOf(source, "changes") ?? []) as AttributeChange[]), ...later];
        to.put(entry, "since", valueOf(source, "since"));
        to.put(entry, "changes", changes.length > 0 ? changes : undefined);
        count += entry.has("since") || changes.length > 0 ? 1 : 0;
      }
    }
  }
  const later = ((valueOf(to.root, "removed") ?? []) as RemovedEntry[]).filter(isLater);
  const removed = [...((valueOf(from.root, "removed") ?? []) as RemovedEntry[]), ...later];
  to.put(to.root, "removed", removed.length > 0 ? removed : undefined);
  return count + removed.length;
}
