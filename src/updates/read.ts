import { yamlFile } from "../lib/yamlFile";
import { updateSchema } from "./schema";

/** Path of the file, relative to the root of the repository. */
export const VERSIONS_FILE = "docs/guides/stay-up-to-date/versions.yaml";

/** Reads the versions of the update guides. */
export const readUpdates = yamlFile(VERSIONS_FILE, updateSchema, { subjects: [], updates: [], repositories: [] });
