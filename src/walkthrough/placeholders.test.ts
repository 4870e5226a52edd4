import { expect, test } from "vitest";
import { readPage } from "../checks/page";
import { collectBlocks } from "./collect";
import { readOptions } from "./options";
import { checkPlaceholders } from "./placeholders";

test("a placeholder is reported at its own line, not at that of a name that contains it", () => {
  const { page } = readPage("page.mdx", "## 1. Step\n\n```bash\nMY_VPC_ID=1\necho $MY_VPC_ID\necho VPC_ID\n```\n");
  const options = readOptions(page);
  if ("mistake" in options) {
    throw new Error(options.mistake);
  }
  const [problem] = checkPlaceholders(page, collectBlocks(page), options.options);
  expect(problem?.line).toBe(6);
  expect(problem?.message).toContain("VPC_ID looks like a placeholder");
});
