import type { Core } from "./core";
import { fileName, isIdentifier, type StoredHeading } from "./files";
import { ShardedList } from "./shardedList";

/**
 * The headings and anchors of all records. The identifiers of inputs, outputs and fields are in
 * separate files, because they make up more than half of the index, and few results need them.
 */
export class Headings {
  private readonly headings: ShardedList<StoredHeading>;
  private readonly identifiers: ShardedList<StoredHeading>;
  private readonly isIdentifier: boolean[];
  /** By record: its index in its list. */
  private readonly positions: Uint32Array;

  constructor(core: Core, read: (name: string) => Promise<StoredHeading[]>) {
    this.headings = new ShardedList(core.headingStarts, (file) => read(fileName.headings(file)));
    this.identifiers = new ShardedList(core.identifierStarts, (file) => read(fileName.identifiers(file)));
    this.isIdentifier = core.kinds.map(isIdentifier);
    let identifiers = 0;
    this.positions = Uint32Array.from(this.isIdentifier, (isOne, record) =>
      isOne ? identifiers++ : record - identifiers,
    );
  }

  readAhead(): void {
    this.headings.readAhead();
    this.identifiers.readAhead();
  }

  /** The heading of a record; undefined if the index is damaged. */
  get(record: number): Promise<StoredHeading | undefined> {
    return (this.isIdentifier[record] ? this.identifiers : this.headings).get(this.positions[record] ?? 0);
  }
}
