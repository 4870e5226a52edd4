import { AsyncCache } from "../../lib/asyncCache";
import { findInterval } from "./files";

/** A list stored in one or more files, each of which is read when one of its items is first requested. */
export class ShardedList<Item> {
  private readonly files: AsyncCache<number, Item[]>;

  /** @param starts index of the first item of each file */
  constructor(
    private readonly starts: Uint32Array,
    read: (file: number) => Promise<Item[]>,
  ) {
    this.files = new AsyncCache(read);
  }

  /** Prefetches the list if it is a single file, so that no result has to wait for it. */
  readAhead(): void {
    if (this.starts.length === 1) {
      // A failure only matters to results that need the file, and they request it again.
      this.files.get(0).catch(() => undefined);
    }
  }

  /** The item at an index; undefined if the list on the server is damaged. */
  async get(index: number): Promise<Item | undefined> {
    const file = findInterval(this.starts, index);
    const items = await this.files.get(file);
    return items[index - (this.starts[file] ?? 0)];
  }
}
