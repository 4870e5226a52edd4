import fs from "node:fs";
import type { ParseFrontMatter } from "@docusaurus/types";
import { pageCheckedOn } from "../facts/checkedOn";

/**
 * Reads a page's front matter and adds derived keys. `facts_checked` is the day on which its facts were checked. The page
 * of a service links to no previous or next page, since its neighbors are merely alphabetical; it ends with the services
 * that consume its outputs.
 */
const parseFrontMatter: ParseFrontMatter = async (parameters) => {
  const { filePath, fileContent, defaultParseFrontMatter } = parameters;
  const { frontMatter, content } = await defaultParseFrontMatter(parameters);
  const isService = filePath.endsWith(".mdx") && fs.existsSync(filePath.replace(/mdx$/, "yaml"));
  const checked = pageCheckedOn(filePath, fileContent);
  return {
    content,
    frontMatter: {
      ...frontMatter,
      ...(isService && { pagination_prev: null, pagination_next: null }),
      ...(checked !== undefined && { facts_checked: checked }),
    },
  };
};

export default parseFrontMatter;
