import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesKey } from "../lib/filesKey";
import type { WalkthroughPages } from "./index";
import type { WalkthroughPage } from "./run";

/** Keys of what a run without problems has proven. */
const PROVEN = "node_modules/.cache/walkthroughs.json";

/** What any page's proof can read besides the pages: data, code, and which dependencies there are. */
const COMMON_FILE = /^(?:docs\/.*\.ya?ml|(?:src|scripts)\/.*\.(?:mts|ts|json)|package\.json|yarn\.lock)$/;

const keyOf = (...parts: readonly string[]): string => createHash("sha256").update(parts.join("\0")).digest("hex");

/** What the proof can read of a page that is no walkthrough: its samples, and the pages that it names. */
const SAMPLES_AND_LINKS = /^[ ]*```(?:hcl|terraform)\b[^]*?^[ ]*```|[\w-]+\.mdx/gm;

/** What was remembered; a file that cannot be read, as after an interrupted run, has nothing. */
function readKeys(file: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(fs.readFileSync(file, "utf8")) as string[]);
  } catch {
    return new Set();
  }
}

/** Remembers the pages that have been proven, so that one that has not changed is not proven again. */
export class ProvenPages {
  private readonly common: string;
  private readonly known: ReadonlySet<string>;
  private readonly asked = new Set<string>();

  /**
   * @param root absolute path of the repository
   * @param program the program that validates HCL, its version and its provider
   */
  constructor(
    private readonly root: string,
    program: string,
  ) {
    this.common = filesKey(root, program, (name) => COMMON_FILE.test(name));
    this.known = readKeys(path.join(root, PROVEN));
  }

  private isKnown(key: string): boolean {
    this.asked.add(key);
    return this.known.has(key);
  }

  /** Whether a walkthrough, and those that it goes on from, are as they were when they were proven. */
  hasWalkthrough(subject: WalkthroughPage, pages: WalkthroughPages): boolean {
    const texts: string[] = [];
    for (let next: WalkthroughPage | undefined = subject; next; next = pages.get(next.options.after ?? "")) {
      texts.push(next.page.path, next.page.text);
    }
    return this.isKnown(keyOf(this.common, ...texts));
  }

  /**
   * Whether all samples are as they were when they were proven.
   *
   * @param pages all that have HCL
   */
  hasSamples(pages: Iterable<{ file: string; text: string }>): boolean {
    const read = [...pages].flatMap(({ file, text }) =>
      /^## 1\. /m.test(text) ? [file, text] : [file, ...(text.match(SAMPLES_AND_LINKS) ?? [])],
    );
    return this.isKnown(keyOf(this.common, ...read));
  }

  /** Remembers all that was asked for. To be called when none of it has a problem. */
  remember(): void {
    const file = path.join(this.root, PROVEN);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify([...this.asked]));
  }
}
