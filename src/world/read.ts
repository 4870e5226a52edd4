import fs from "node:fs";
import path from "node:path";
import { parseYaml } from "../lib/parseYaml";
import { formatReport } from "../lib/problem";
import { worldSchema, type World } from "./schema";

/** The file, from the root of the repository. */
export const WORLD_FILE = "docs/world.yaml";

/** What was read last, since a build asks for it on every page. */
let known: { text: string; world: World } | undefined;

/**
 * Reads the example company.
 *
 * @param root the repository; by default the working directory, where Yarn runs every command
 * @throws when the file has problems: one line each, with the place and what is wrong
 */
export function readWorld(root: string = process.cwd()): World {
  const text = fs.readFileSync(path.join(root, WORLD_FILE), "utf8");
  if (known?.text !== text) {
    const { data, problems } = parseYaml(text, WORLD_FILE, worldSchema);
    if (data === undefined) {
      throw new Error(formatReport(problems));
    }
    known = { text, world: data };
  }
  return known.world;
}
