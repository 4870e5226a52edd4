import { yamlFile } from "../lib/yamlFile";
import { worldSchema } from "./schema";

/** Path of the world file, relative to the root of the repository. */
export const WORLD_FILE = "docs/world.yaml";

/** Reads the example company. */
export const readWorld = yamlFile(WORLD_FILE, worldSchema);
