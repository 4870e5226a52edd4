/** Loads each part once; a part that failed is asked for again the next time. */
export class Parts<T> {
  private readonly loaded = new Map<string, Promise<T>>();
  private readonly load: (name: string) => Promise<T>;

  constructor(load: (name: string) => Promise<T>) {
    this.load = load;
  }

  get(name: string): Promise<T> {
    const known = this.loaded.get(name);
    if (known) {
      return known;
    }
    const part = this.load(name).catch((error: unknown) => {
      this.loaded.delete(name);
      throw error;
    });
    this.loaded.set(name, part);
    return part;
  }
}
