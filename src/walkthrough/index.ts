import fs from "node:fs";
import path from "node:path";
import { readPage } from "../checks/page";
import { problemAt } from "../checks/source";
import { filesBelow } from "../lib/filesBelow";
import { isProblemsError, sortProblems, type Problem } from "../lib/problem";
import type { World } from "../world/schema";
import { runsOf, type Choices } from "./choices";
import { collectBlocks, isWalkthrough } from "./collect";
import { followPage } from "./followPage";
import { readOptions } from "./options";
import { checkPlaceholders } from "./placeholders";
import type { EndState, RunSetup, WalkthroughPage } from "./run";

/** Every page with steps, by its path below `docs/` without the extension. */
export type WalkthroughPages = ReadonlyMap<string, WalkthroughPage>;

/**
 * Reads one page.
 *
 * @param name path below `docs/`
 * @param world the example company, whose files a page may show
 * @returns no subject for a page without steps
 */
export function readWalkthrough(
  name: string,
  text: string,
  world?: World,
): { subject?: WalkthroughPage; problems: Problem[] } {
  if (!/^## 1\. /m.test(text)) {
    return { problems: [] };
  }
  const { page, problems } = readPage(name, text, world);
  const result = readOptions(page);
  if ("mistake" in result) {
    return { problems: [problemAt(page, 0, `The front matter is invalid: ${result.mistake}.`)] };
  }
  return isWalkthrough(page)
    ? { subject: { page, walkthrough: collectBlocks(page), ...result }, problems }
    : { problems };
}

/** Whether a walkthrough continues from itself, directly or through others. */
function isCircular(name: string, pages: WalkthroughPages): boolean {
  const before = new Set<string>();
  let next = pages.get(name)?.options.after;
  while (next !== undefined && !before.has(next)) {
    before.add(next);
    next = pages.get(next)?.options.after;
  }
  return before.has(name);
}

/** Reads all walkthroughs in a folder of pages. A page that continues from itself is reported and left out. */
export function readWalkthroughs(docs: string, world: World): { pages: WalkthroughPages; problems: Problem[] } {
  const pages = new Map<string, WalkthroughPage>();
  const problems: Problem[] = [];
  for (const name of filesBelow(docs, /\.mdx$/)) {
    const result = readWalkthrough(name, fs.readFileSync(path.join(docs, name), "utf8"), world);
    problems.push(...result.problems);
    if (result.subject) {
      pages.set(name.replace(/(\/index)?\.mdx$/, ""), result.subject);
    }
  }
  for (const [name, { page }] of [...pages].filter(([page]) => isCircular(page, pages))) {
    pages.delete(name);
    problems.push(problemAt(page, 0, "walkthrough.after: the page continues from itself. Name the page before it."));
  }
  return { pages, problems };
}

/** Follows pages, once for every tab, and keeps the state at their end for the pages that continue from there. */
export class Verifier {
  private readonly endStates = new Map<string, Promise<EndState | undefined>>();

  constructor(
    private readonly pages: WalkthroughPages,
    private readonly setup: RunSetup,
  ) {}

  /** The state in which a page starts: that at the end of the previous page, followed with the same choices. */
  private async startOf({ page, options }: WalkthroughPage, choices: Choices): Promise<EndState | undefined | Problem> {
    if (options.after === undefined) {
      return undefined;
    }
    const before = this.pages.get(options.after);
    if (before === undefined) {
      const message = `walkthrough.after: there is no walkthrough "${options.after}". Write the path of a page with steps, without docs/ and .mdx.`;
      return problemAt(page, 0, message);
    }
    // The previous page, and those before it, may have fewer groups of tabs.
    const groups = this.groupsBefore(before);
    const key = `${options.after} ${JSON.stringify([...choices].filter(([group]) => groups.has(group)))}`;
    const endState = this.endStates.get(key) ?? this.endOf(before, choices);
    this.endStates.set(key, endState);
    return (
      (await endState) ??
      problemAt(page, 0, `The walkthrough continues from ${options.after}, which cannot be followed to its end.`)
    );
  }

  private groupsBefore({ walkthrough, options }: WalkthroughPage): Set<string> {
    const before = this.pages.get(options.after ?? "");
    const own = walkthrough.blocks.flatMap(({ tabs }) => tabs.map(({ group }) => group));
    return new Set([...own, ...(before ? this.groupsBefore(before) : [])]);
  }

  private async endOf(subject: WalkthroughPage, choices: Choices): Promise<EndState | undefined> {
    const start = await this.startOf(subject, choices);
    return start !== undefined && "message" in start
      ? undefined
      : (await followPage(subject, choices, start, this.setup)).endState;
  }

  /** Verifies one page, with every tab. */
  async verify(subject: WalkthroughPage): Promise<Problem[]> {
    const { page, walkthrough, options } = subject;
    const problems = checkPlaceholders(page, walkthrough, options);
    for (const choices of runsOf(walkthrough.blocks)) {
      try {
        const start = await this.startOf(subject, choices);
        if (start !== undefined && "message" in start) {
          return [start];
        }
        const result = await followPage(subject, choices, start, this.setup);
        problems.push(...result.problems);
      } catch (error) {
        if (isProblemsError(error)) {
          return [...error.problems];
        }
        throw error;
      }
    }
    const unique = new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem]));
    return sortProblems([...unique.values()]);
  }
}
