/** Loads each value once. Failed loads are not cached, so that the next request tries again. */
export class AsyncCache<Key, T> {
  private readonly loads = new Map<Key, Promise<T>>();
  private readonly load: (key: Key) => Promise<T>;

  constructor(load: (key: Key) => Promise<T>) {
    this.load = load;
  }

  get(key: Key): Promise<T> {
    const known = this.loads.get(key);
    if (known) {
      return known;
    }
    const loading = this.load(key).catch((error: unknown) => {
      this.loads.delete(key);
      throw error;
    });
    this.loads.set(key, loading);
    return loading;
  }
}
