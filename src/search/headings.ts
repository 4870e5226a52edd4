import type { Core } from "./index/core";
import { fileName, hasName, type StoredHeading } from "./index/files";
import { Shelf } from "./shelf";

/** What results are called and where they lead. Names of inputs and the like stand apart: most results have none. */
export class Headings {
  private readonly headings: Shelf<StoredHeading>;
  private readonly names: Shelf<StoredHeading>;
  /** By record: its shelf, and how many others of that stand before it. */
  private readonly isName: boolean[];
  private readonly numbers: Uint32Array;

  constructor(core: Core, read: (name: string) => Promise<StoredHeading[]>) {
    this.headings = new Shelf(core.headingStarts, (file) => read(fileName.headings(file)));
    this.names = new Shelf(core.nameStarts, (file) => read(fileName.names(file)));
    this.isName = core.kinds.map(hasName);
    let names = 0;
    this.numbers = Uint32Array.from(this.isName, (isName, record) => (isName ? names++ : record - names));
  }

  readAhead(): void {
    this.headings.readAhead();
    this.names.readAhead();
  }

  /** The heading of a record; undefined when the index is damaged. */
  get(record: number): Promise<StoredHeading | undefined> {
    return (this.isName[record] ? this.names : this.headings).get(this.numbers[record] ?? 0);
  }
}
