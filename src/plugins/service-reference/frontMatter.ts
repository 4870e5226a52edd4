import fs from "node:fs";
import type { ParseFrontMatter } from "@docusaurus/types";

/**
 * Reads a page's front matter. The page of a service links to no previous or next page, since its neighbors are merely
 * alphabetical; it ends with the services that consume its outputs.
 */
const parseServiceFrontMatter: ParseFrontMatter = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const isService = parameters.filePath.endsWith(".mdx") && fs.existsSync(parameters.filePath.replace(/mdx$/, "yaml"));
  return isService
    ? { ...parsed, frontMatter: { ...parsed.frontMatter, pagination_prev: null, pagination_next: null } }
    : parsed;
};

export default parseServiceFrontMatter;
