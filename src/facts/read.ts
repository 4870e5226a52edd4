import fs from "node:fs";
import path from "node:path";
import { parseYaml } from "../lib/parseYaml";
import { formatReport } from "../lib/problem";
import { factsSchema, type Fact } from "./schema";

/** The file, from the root of the repository. */
export const FACTS_FILE = "docs/facts.yaml";

/** What was read last, since a build asks for it on every page. */
let known: { text: string; facts: Fact[] } | undefined;

/**
 * Reads the facts that expire.
 *
 * @param root the repository; by default the working directory, where Yarn runs every command
 * @throws when the file has problems: one line each, with the place and what is wrong
 */
export function readFacts(root: string = process.cwd()): Fact[] {
  const file = path.join(root, FACTS_FILE);
  if (!fs.existsSync(file)) {
    return [];
  }
  const text = fs.readFileSync(file, "utf8");
  if (known?.text !== text) {
    const { data, problems } = parseYaml(text, FACTS_FILE, factsSchema);
    if (data === undefined) {
      throw new Error(formatReport(problems));
    }
    known = { text, facts: data };
  }
  return known.facts;
}
