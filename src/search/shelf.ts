import { rangeOf } from "./index/files";
import { Parts } from "./parts";

/** Items of one kind, which are stored in their order in one or several files. */
export class Shelf<Item> {
  /** Number of the first item of each file. */
  private readonly starts: Uint32Array;
  private readonly files: Parts<number, Item[]>;

  constructor(starts: Uint32Array, read: (file: number) => Promise<Item[]>) {
    this.starts = starts;
    this.files = new Parts(read);
  }

  /** Begins to read what is a single file, so that no result waits for it. */
  readAhead(): void {
    if (this.starts.length === 1) {
      // A failure matters to those results that need the file, and they ask for it again.
      this.files.get(0).catch(() => undefined);
    }
  }

  /** An item by its number; undefined when the index is damaged. */
  async get(number: number): Promise<Item | undefined> {
    const file = rangeOf(this.starts, number);
    const items = await this.files.get(file);
    return items[number - (this.starts[file] ?? 0)];
  }
}
