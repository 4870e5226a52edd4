import { yamlFile } from "../lib/yamlFile";
import { factsSchema } from "./schema";

/** Path of the file, relative to the root of the repository. */
export const FACTS_FILE = "docs/facts.yaml";

/** Reads the facts that expire. */
export const readFacts = yamlFile(FACTS_FILE, factsSchema, []);
