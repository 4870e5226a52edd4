/** Loads each part once; a part that failed is asked for again the next time. */
export class Parts<Key, T> {
  private readonly loaded = new Map<Key, Promise<T>>();
  private readonly load: (key: Key) => Promise<T>;

  constructor(load: (key: Key) => Promise<T>) {
    this.load = load;
  }

  get(key: Key): Promise<T> {
    const known = this.loaded.get(key);
    if (known) {
      return known;
    }
    const part = this.load(key).catch((error: unknown) => {
      this.loaded.delete(key);
      throw error;
    });
    this.loaded.set(key, part);
    return part;
  }
}
