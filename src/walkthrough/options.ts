import * as z from "zod";
import { explainIssue } from "../lib/locatedYaml";
import type { Page } from "../checks/page";

/** The state that a walkthrough's front matter says it starts in: see CONTRIBUTING.md, "Walkthroughs that run". */
export const optionsSchema = z.strictObject({
  after: z.string().optional(),
  repositories: z.array(z.string()).default([]),
  clones: z.array(z.string()).default([]),
  units: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  exists: z.array(z.string()).default([]),
  placeholders: z.record(z.string(), z.coerce.string()).default({}),
  answers: z.record(z.string(), z.coerce.string()).default({}),
  stays: z.record(z.string(), z.string()).default({}),
});

export type WalkthroughOptions = z.infer<typeof optionsSchema>;

/**
 * Reads the key `walkthrough` of a page's front matter.
 *
 * @returns its value, or a sentence about what is wrong with it
 */
export function readOptions(page: Page): { options: WalkthroughOptions } | { mistake: string } {
  let frontMatter: { walkthrough?: unknown } | null | undefined;
  try {
    frontMatter = page.frontMatter?.document.toJS() as typeof frontMatter;
  } catch (error) {
    // For example, text that starts with * and is not in quotes.
    return { mistake: (error as Error).message };
  }
  const { success, data, error } = optionsSchema.safeParse(frontMatter?.walkthrough ?? {}, { error: explainIssue });
  if (success) {
    return { options: data };
  }
  const [issue] = error.issues;
  const place = ["walkthrough", ...(issue?.path ?? [])].join(".");
  return { mistake: `${place}: ${issue?.message.replace(/(?<![.?])$/, ".")}` };
}
