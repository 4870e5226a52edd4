import * as z from "zod";
import { yamlFile } from "../lib/yamlFile";

/** The file with the redirects from the paths of former pages. */
export const LEGACY_PATHS_FILE = "src/config/legacyPaths.yaml";

const target = z.string("is neither the id of a heading, nor a path, nor ~").nullable();
const targets = z.record(z.string(), target, "has no old paths. List them below it, or remove it");

/**
 * By page or folder: the remainder of each old path below it, and where its content is now. Null if the file is empty.
 */
export const legacyPathsSchema = z.record(z.string(), targets, "is not a list of pages").nullable();

/** Reads the redirects. */
export const readLegacyPaths = yamlFile(LEGACY_PATHS_FILE, legacyPathsSchema, null);
