import type { YAMLMap } from "yaml";
import { nameOf, type DataDocument, type List } from "./dataDocument";
import type { AttributeChange, RemovedEntry } from "./schema";
import { compareVersions } from "../lib/compareVersions";

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

  /** Records a rename as a removal and an addition. */
  renamed(list: List, entry: YAMLMap, name: string): void {
    this.removed(list, entry);
    this.file.put(entry, "name", name);
    if (this.version !== undefined) {
      this.file.put(entry, "since", undefined);
      this.file.put(entry, "changes", undefined);
      this.added(list, entry);
    }
  }

  changed(entry: YAMLMap, attribute: Attribute, from: unknown, to: unknown): void {
    const { version } = this;
    if (version === undefined || entry.get("since") === version) {
      return;
    }
    const changes = this.file.itemsOf<AttributeChange>(entry, "changes");
    const earlier = changes.find((change) => change.version === version && change.attribute === attribute);
    const first = earlier ? earlier.from : from;
    const others = changes.filter((change) => change !== earlier);
    const change = { version, attribute, ...(first !== undefined && { from: first }), ...(to !== undefined && { to }) };
    const all = isSame(first, to) ? others : [...others, change];
    this.file.put(entry, "changes", all.length > 0 ? all : undefined);
  }

  private removedEntries(): RemovedEntry[] {
    return this.file.itemsOf(this.file.root, "removed");
  }

  private putRemoved(removed: RemovedEntry[]): void {
    this.file.put(this.file.root, "removed", removed.length > 0 ? removed : undefined);
  }
}

type Recorded = Pick<AttributeChange, "version">;

const byVersion = (a: Recorded, b: Recorded): number => compareVersions(a.version, b.version);

/** @returns the releases whose changes a data file records, oldest first */
export function recordedVersions(file: DataDocument): string[] {
  const entries = (["inputs", "outputs"] as const).flatMap((list) => file.entries(list).items);
  const versions = [
    ...entries.flatMap((entry) => [
      entry.get("since"),
      ...file.itemsOf<Recorded>(entry, "changes").map(({ version }) => version),
    ]),
    ...file.itemsOf<Recorded>(file.root, "removed").map(({ version }) => version),
  ];
  return [...new Set(versions.filter((version) => version !== undefined).map(String))].sort(compareVersions);
}

/**
 * Copies the history of changes from one data file to another of the same service.
 *
 * @param first the release before the copied history
 * @param last the last release of the copied history; the target's records of releases up to `first` and after `last`
 *   stay
 * @returns the number of inputs and outputs that have a history
 */
export function copyHistory(from: DataDocument, to: DataDocument, first: string, last: string): number {
  const stays = ({ version }: Recorded): boolean =>
    compareVersions(version, first) <= 0 || compareVersions(version, last) > 0;
  /** Copies the records of the copied releases, keeps the others, and returns how many the target now has. */
  const copy = (source: YAMLMap, target: YAMLMap, key: "changes" | "removed"): number => {
    const kept = to.itemsOf<Recorded>(target, key).filter(stays);
    const all = [...kept, ...from.itemsOf<Recorded>(source, key)].sort(byVersion);
    to.put(target, key, all.length > 0 ? all : undefined);
    return all.length;
  };
  let count = 0;
  for (const list of ["inputs", "outputs"] as const) {
    const sources = new Map(from.entries(list).items.map((entry) => [nameOf(entry), entry]));
    for (const entry of to.entries(list).items) {
      const source = sources.get(nameOf(entry));
      if (source) {
        const since = entry.get("since") as string | undefined;
        const isKept = since !== undefined && stays({ version: since });
        to.put(entry, "since", source.get("since") ?? (isKept ? since : undefined));
        const changes = copy(source, entry, "changes");
        count += entry.has("since") || changes > 0 ? 1 : 0;
      }
    }
  }
  return count + copy(from.root, to.root, "removed");
}
