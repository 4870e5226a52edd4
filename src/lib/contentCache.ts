import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesKey } from "./filesKey";

const FOLDER = "node_modules/.cache";

/** The files that determine the output: our sources, and yarn.lock, which pins the dependencies. */
const isProgram = (file: string): boolean => file.startsWith("src/") || file === "yarn.lock";

interface Stored {
  program: string;
  texts: Record<string, string>;
}

/** The stored cache, or undefined if the file is missing or unreadable, for example after an interrupted run. */
function read(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

/** Caches texts that a build derives from its sources. Later builds reuse them unless the program has changed. */
export class ContentCache {
  private readonly file: string;
  private readonly program: string;
  private readonly known: Record<string, string>;
  private readonly requested: Record<string, string> = {};

  /**
   * @param root absolute path of the repository
   * @param name the cache file's name, without its extension
   */
  constructor(root: string, name: string) {
    this.file = path.join(root, FOLDER, `${name}.json`);
    this.program = filesKey(root, isProgram);
    const stored = read(this.file);
    this.known = stored?.program === this.program ? stored.texts : {};
  }

  /** Returns the text derived from a source, and calls `make` on a cache miss. */
  get(source: string, make: () => string): string {
    const key = createHash("sha256").update(source).digest("hex");
    return (this.requested[key] = this.known[key] ?? make());
  }

  /** Stores the entries that were requested. Drops all others, because their sources no longer exist. */
  save(): void {
    const stored: Stored = { program: this.program, texts: this.requested };
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    // Written atomically, because another build may be reading the file.
    fs.writeFileSync(`${this.file}.${process.pid}`, JSON.stringify(stored));
    fs.renameSync(`${this.file}.${process.pid}`, this.file);
  }
}
