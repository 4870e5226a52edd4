import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Origin } from "./cloud";
import type { Workspace } from "./workspace";

/** A root module or unit, as it was when a command read it. */
export interface UnitRecord extends Origin {
  /** The tree that contains it: a copy of the folder with the clones, without the working data of Git and OpenTofu. */
  tree: string;
  /** Its folder in that tree. */
  folder: string;
  command: string;
  /** Bare repositories of the company that its sources may refer to. */
  remotes: string;
}

const IGNORED = new Set([".git", ".terraform", ".terragrunt-cache", ".terraform.lock.hcl"]);

/** Keeps the code that walkthroughs plan, apply, validate and test, so that it can be verified afterwards. */
export class UnitRecords {
  readonly records: UnitRecord[] = [];
  private readonly seen = new Set<string>();

  /** @param folder receives the copies */
  constructor(private readonly folder: string) {}

  add(workspace: Workspace, folder: string, command: string, origin: Origin): void {
    const hash = this.hashOf(workspace.root);
    const unit = path.relative(workspace.root, folder);
    const isTest = command === "test";
    const key = `${hash} ${unit} ${isTest}`;
    if (this.seen.has(key)) {
      return;
    }
    this.seen.add(key);
    const tree = path.join(this.folder, hash);
    if (!fs.existsSync(tree)) {
      fs.cpSync(workspace.root, tree, { recursive: true, filter: (source) => !IGNORED.has(path.basename(source)) });
      fs.cpSync(workspace.remotes, `${tree}-remotes`, { recursive: true });
    }
    this.records.push({
      ...origin,
      tree,
      folder: unit,
      command: isTest ? "test" : "validate",
      remotes: `${tree}-remotes`,
    });
  }

  private hashOf(root: string): string {
    const hash = createHash("sha256");
    const visit = (folder: string): void => {
      for (const entry of fs
        .readdirSync(folder, { withFileTypes: true })
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const place = path.join(folder, entry.name);
        if (IGNORED.has(entry.name)) {
          continue;
        }
        if (entry.isDirectory()) {
          visit(place);
        } else if (entry.isFile()) {
          hash.update(path.relative(root, place)).update("\0").update(fs.readFileSync(place)).update("\0");
        }
      }
    };
    visit(root);
    return hash.digest("hex").slice(0, 16);
  }
}
