import type { ParseFrontMatter } from "@docusaurus/types";
import { pageCheckedOn } from "../facts/checkedOn";
import serviceFrontMatter from "./service-reference/frontMatter";

/** Reads a page's front matter and adds derived keys: `facts_checked` is the day on which its facts were checked. */
const parseFrontMatter: ParseFrontMatter = async (parameters) => {
  const { frontMatter, content } = await serviceFrontMatter(parameters);
  const checked = pageCheckedOn(parameters.filePath, parameters.fileContent);
  return { content, frontMatter: { ...frontMatter, ...(checked !== undefined && { facts_checked: checked }) } };
};

export default parseFrontMatter;
