import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../lib/filesBelow";
import { commitAll } from "../hcl/catalogStubs";
import type { Sample } from "./collect";
import type { SampleTree } from "./tree";

function textOf(folder: string): string {
  const files = filesBelow(folder, /\.(?:tf|hcl)$/);
  return files.map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("\n");
}

/**
 * Creates the company's repositories whose modules a page's samples call, with each module as this page shows it, or
 * else as another page does. A module that no page shows is a mistake in the sample.
 */
export function makeRemotes(tree: SampleTree, others: readonly SampleTree[], company: string): void {
  const { folder, mistakes, samples } = tree;
  const moduleAtRelease = new RegExp(
    String.raw`git@github\.com:${company}/([\w-]+)\.git//([\w./-]+)\?ref=([\w.-]+)`,
    "g",
  );
  const tags = new Map<string, Set<string>>();
  for (const [source, repository = "", module = "", tag = ""] of textOf(folder).matchAll(moduleAtRelease)) {
    const places = [folder, ...others.map((other) => other.folder)].map((place) =>
      path.join(place, repository, module),
    );
    const shown = places.find((place) => fs.existsSync(path.join(place, "main.tf")));
    if (shown === undefined) {
      const caller = samples.filter(({ code }) => code.includes(source));
      mistakes.push(...caller.map((sample): [Sample, string] => [sample, `No page shows the module ${source}.`]));
      continue;
    }
    const remote = path.join(`${folder}-remotes`, company, `${repository}.git`);
    fs.cpSync(shown, path.join(remote, module), { recursive: true });
    tags.set(remote, (tags.get(remote) ?? new Set()).add(tag));
  }
  tags.forEach((ofRemote, remote) => commitAll(remote, ofRemote));
}
