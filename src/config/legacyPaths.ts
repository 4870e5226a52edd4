import * as z from "zod";
import { yamlFile } from "../lib/yamlFile";

/** The file with the redirects from pages of the earlier edition. */
export const LEGACY_PATHS_FILE = "src/config/legacyPaths.yaml";

const place = z.string("is neither the id of a heading, nor a path, nor ~").nullable();
const places = z.record(z.string(), place, "has no old paths. List them below it, or remove it");

/** Current pages, each with the rest of old paths below it, and where their content is now; null if there are none. */
export const legacyPathsSchema = z.record(z.string(), places, "is not a list of pages").nullable();

/** Reads the redirects. */
export const readLegacyPaths = yamlFile(LEGACY_PATHS_FILE, legacyPathsSchema, null);
