import type { Core } from "./index/core";
import { fileName, hasName, rangeOf, type StoredHeading } from "./index/files";
import { Parts } from "./parts";

/** The files of one kind of headings. */
interface Shelf {
  fileName: (file: number) => string;
  /** First heading of each file. */
  starts: Uint32Array;
}

/** What results are called and where they lead. Names of inputs and the like stand apart: most results have none. */
export class Headings {
  private readonly core: Core;
  private readonly files: Parts<StoredHeading[]>;
  private readonly headings: Shelf;
  private readonly names: Shelf;
  /** By record: how many others of its shelf stand before it. */
  private readonly places: Uint32Array;

  constructor(core: Core, read: (file: string) => Promise<StoredHeading[]>) {
    this.core = core;
    this.files = new Parts(read);
    this.headings = { fileName: fileName.headings, starts: core.headingStarts };
    this.names = { fileName: fileName.names, starts: core.nameStarts };
    let names = 0;
    this.places = Uint32Array.from(core.kinds, (kind, record) => (hasName(kind) ? names++ : record - names));
  }

  /** Begins to read what is a single file, so that no result waits for it. */
  readAhead(): void {
    for (const { fileName: nameOf, starts } of [this.headings, this.names]) {
      if (starts.length === 1) {
        // A failure matters to those results that need the file, and they ask for it again.
        this.files.get(nameOf(0)).catch(() => undefined);
      }
    }
  }

  /** The heading of a record; undefined when the index is damaged. */
  async get(record: number): Promise<StoredHeading | undefined> {
    const kind = this.core.kinds[record];
    const { fileName: nameOf, starts } = kind && hasName(kind) ? this.names : this.headings;
    const place = this.places[record] ?? 0;
    const file = rangeOf(starts, place);
    const list = await this.files.get(nameOf(file));
    return list[place - (starts[file] ?? 0)];
  }
}
