import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesKey } from "./filesKey";

const FOLDER = "node_modules/.cache";

/** What makes the texts. Of the dependencies, yarn.lock tells which ones are there. */
const isProgram = (file: string): boolean => file.startsWith("src/") || file === "yarn.lock";

interface Stored {
  program: string;
  texts: Record<string, string>;
}

/** What was stored; a file that cannot be read, as after an interrupted run, has nothing. */
function read(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

/** Keeps texts that a build has made from others, for the next build by the same program. */
export class ContentCache {
  private readonly file: string;
  private readonly program: string;
  private readonly known: Record<string, string>;
  private readonly asked: Record<string, string> = {};

  /**
   * @param root absolute path of the repository
   * @param name of the cache's file
   */
  constructor(root: string, name: string) {
    this.file = path.join(root, FOLDER, `${name}.json`);
    this.program = filesKey(root, "", isProgram);
    const stored = read(this.file);
    this.known = stored?.program === this.program ? stored.texts : {};
  }

  /** The text that was made from a source, which is made if it is not known. */
  get(source: string, make: () => string): string {
    const key = createHash("sha256").update(source).digest("hex");
    return (this.asked[key] = this.known[key] ?? make());
  }

  /** Stores what was asked for. The rest is forgotten: its sources are gone. */
  save(): void {
    const stored: Stored = { program: this.program, texts: this.asked };
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    // Another build may be reading it.
    fs.writeFileSync(`${this.file}.${process.pid}`, JSON.stringify(stored));
    fs.renameSync(`${this.file}.${process.pid}`, this.file);
  }
}
