import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesKey } from "../lib/filesKey";
import type { WalkthroughPages } from "./index";
import type { WalkthroughPage } from "./run";

/** The file with a key for everything that the last run without problems verified. */
const VERIFIED = "node_modules/.cache/walkthroughs.json";

/** Files besides the pages that can change any result: data, code, and the list of dependencies. */
const COMMON_FILE = /^(?:docs\/.*\.ya?ml|(?:src|scripts)\/.*\.(?:mts|ts|json)|package\.json|yarn\.lock)$/;

const keyOf = (...parts: readonly string[]): string => createHash("sha256").update(parts.join("\0")).digest("hex");

/** The parts of a page without steps that can change a result: its samples, and the pages that it names. */
const SAMPLES_AND_LINKS = /^[ ]*```(?:hcl|terraform)\b[^]*?^[ ]*```|[\w-]+\.mdx/gm;

/** Reads the stored keys. A file that cannot be read, for example after an interrupted run, counts as empty. */
function readKeys(file: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(fs.readFileSync(file, "utf8")) as string[]);
  } catch {
    return new Set();
  }
}

/** Remembers which pages have been verified, so that unchanged pages are not verified again. */
export class VerifiedPages {
  private readonly common: string;
  private readonly known: ReadonlySet<string>;
  private readonly asked = new Set<string>();

  /**
   * @param root absolute path of the repository
   * @param program the program that verifies HCL, its version and its provider
   */
  constructor(
    private readonly root: string,
    program: string,
  ) {
    this.common = keyOf(
      program,
      filesKey(root, (name) => COMMON_FILE.test(name)),
    );
    this.known = readKeys(path.join(root, VERIFIED));
  }

  private isKnown(key: string): boolean {
    this.asked.add(key);
    return this.known.has(key);
  }

  /** Whether a walkthrough, and those that it continues from, have not changed since they were verified. */
  hasWalkthrough(subject: WalkthroughPage, pages: WalkthroughPages): boolean {
    const texts: string[] = [];
    for (let next: WalkthroughPage | undefined = subject; next; next = pages.get(next.options.after ?? "")) {
      texts.push(next.page.path, next.page.text);
    }
    return this.isKnown(keyOf(this.common, ...texts));
  }

  /**
   * Whether no sample has changed since all were verified.
   *
   * @param pages all pages with HCL
   */
  hasSamples(pages: Iterable<{ file: string; text: string }>): boolean {
    const read = [...pages].flatMap(({ file, text }) =>
      /^## 1\. /m.test(text) ? [file, text] : [file, ...(text.match(SAMPLES_AND_LINKS) ?? [])],
    );
    return this.isKnown(keyOf(this.common, ...read));
  }

  /** Stores all keys that were looked up. Call it only if none of the checked pages has a problem. */
  remember(): void {
    const file = path.join(this.root, VERIFIED);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify([...this.asked]));
  }
}
