import { loadOnce } from "./loadOnce";

/** Loads each value once. Failed loads are not cached, so that the next request tries again. */
export class AsyncCache<Key, T> {
  private readonly loads = new Map<Key, () => Promise<T>>();

  constructor(private readonly load: (key: Key) => Promise<T>) {}

  get(key: Key): Promise<T> {
    const load = this.loads.get(key) ?? loadOnce(() => this.load(key));
    this.loads.set(key, load);
    return load();
  }
}
