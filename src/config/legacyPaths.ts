import path from "node:path";
import * as z from "zod";
import { yamlFile } from "../lib/yamlFile";
import { UPDATE_GUIDES_FOLDER, updateGuides } from "./updateGuides";

/** The file with the redirects from the paths of former pages, and from sections that pages no longer have. */
export const LEGACY_PATHS_FILE = "src/config/legacyPaths.yaml";

/** The schema of a record. `message` is for a value that is not a record; the keys' schema has its own message. */
const recordOf = <Value extends z.ZodType>(key: z.ZodString, value: Value, message: string) =>
  z.record(key, value, { error: ({ code }) => (code === "invalid_type" ? message : undefined) });

const page = z
  .string()
  .regex(/^(?:\/[^/\s?#]+)+$/, 'is not a path such as "/intro/setup". Begin it with /, and end it without.');
const rest = z
  .string()
  .regex(
    /^(?:#[^\s#]+|[^/\s?#]+(?:\/[^/\s?#]+)*)$/,
    'is neither the rest of a path, such as "tools", nor an id, such as "#tools". Begin and end it without /.',
  );
const target = z
  .string("is neither the id of a heading, nor a path, nor ~")
  .regex(/^\/|^[^/:]*$/, "is not a path on this site. Begin it with /.")
  .nullable();
const targets = recordOf(rest, target, "has no old paths. List them below it, or remove it");

/**
 * For each page or folder: the old paths below it, relative to its own path, or the ids of sections that it no longer
 * has, and where their content is now. Null if the file is empty.
 */
export const legacyPathsSchema = recordOf(page, targets, "is not a list of pages").nullable();

/** Reads the redirects. */
export const readLegacyPaths = yamlFile(LEGACY_PATHS_FILE, legacyPathsSchema, null);

/**
 * The redirects in the file: for each, its keys there, the old path or the page that had the section, the id that the
 * section had there, the page that has the content now, and the id of the heading on that page, if there is one.
 */
export const redirectsIn = (data: z.infer<typeof legacyPathsSchema> | undefined) =>
  Object.entries(data ?? {}).flatMap(([address, places]) =>
    Object.entries(places).map(([rest, place]) => {
      const [page = "", id] = place?.startsWith("/") ? place.split("#") : [address, place ?? undefined];
      const isId = rest.startsWith("#");
      const from = isId ? address : `${address}/${rest}`;
      return { keys: [address, rest], from, oldId: isId ? rest.slice(1) : undefined, page, id };
    }),
  );

/** Redirects from the paths of earlier editions of the site, in which update guides had no folder of their own. */
export const updateGuideRedirects = Object.keys(updateGuides).map((guide) => ({
  from: `/${UPDATE_GUIDES_FOLDER}/${path.posix.basename(guide)}`,
  to: `/${UPDATE_GUIDES_FOLDER}/${guide}`,
}));
