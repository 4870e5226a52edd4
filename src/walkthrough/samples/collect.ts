import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import type { Page } from "../../checks/page";
import { titleOf } from "../../lib/fence";
import { collectBlocks, isWalkthrough } from "../collect";

/** An HCL sample that no step of a walkthrough saves. */
export interface Sample {
  page: Page;
  /** Line of the page on which the fence starts. */
  line: number;
  /** Column of the page at which the code starts. */
  indent: number;
  title: string | undefined;
  /** Path from the folder with the clones, if the title is a path. */
  path: string | undefined;
  code: string;
  /** Why it cannot be verified, or why it does not pass. */
  unverified: string | undefined;
}

const LANGUAGES = new Set(["hcl", "terraform"]);
const FILE_IN_FOLDER = /^[\w.-]+(?:\/[\w.-]+)+$/;

/** A title may be a path from the root of the repository with the units. */
function pathOf(title: string, accounts: ReadonlySet<string>): string | undefined {
  const [first = ""] = title.split("/");
  if (!FILE_IN_FOLDER.test(title)) {
    return undefined;
  }
  return accounts.has(first) || first === "_envcommon" ? `infrastructure-live/${title}` : title;
}

/** The writer's reason why a sample cannot be verified: `unverified="why"`. */
function reasonOf({ meta }: Code): string | undefined {
  return /\bunverified="([^"]*)"/.exec(meta ?? "")?.[1];
}

/**
 * Collects the HCL samples of a page, except those that its steps save.
 *
 * @param accounts names of the example company's accounts
 */
export function collectSamples(page: Page, accounts: ReadonlySet<string>): Sample[] {
  const blocks = isWalkthrough(page) ? collectBlocks(page).blocks : [];
  const saved = new Set(blocks.filter(({ kind }) => kind === "file").map(({ line }) => line));
  const samples: Sample[] = [];
  visit(page.tree, "code", (code) => {
    const { line, column } = code.position?.start ?? { line: 1, column: 1 };
    if (LANGUAGES.has(code.lang ?? "") && !saved.has(line)) {
      const title = titleOf(code);
      samples.push({
        page,
        line,
        indent: column - 1,
        title,
        path: pathOf(title ?? "", accounts),
        code: `${code.value}\n`,
        unverified: reasonOf(code),
      });
    }
  });
  return samples;
}
