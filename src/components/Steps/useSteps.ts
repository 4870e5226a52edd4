import { useLocation } from "@docusaurus/router";
import { STEP_NUMBER } from "@site/src/lib/steps";
import { useStore } from "@site/src/lib/store";
import { withoutSlash } from "@site/src/lib/withoutSlash";
import type { Props } from "@theme/TOCItems";
import { progressStore, type Progress } from "./progress";

type Toc = Props["toc"];

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, "");

/** Ids of the headings that are steps. Heading values are HTML. */
function stepsOf(toc: Toc): string[] {
  const steps = toc.filter(({ level, value }) => level === 2 && STEP_NUMBER.test(withoutTags(value)));
  return steps.map(({ id }) => id);
}

/** A step's title without its number. Takes and returns HTML. */
export const stepTitle = (html: string): string => withoutTags(html).replace(STEP_NUMBER, "");

/**
 * The steps of the current page, and which of them the reader has completed.
 *
 * @param toc the page's headings
 */
export function useSteps(toc: Toc): Progress {
  const page = withoutSlash(useLocation().pathname);
  const steps = stepsOf(toc);
  const progress = useStore(progressStore).find((candidate) => candidate.page === page);
  return { page, steps, done: steps.filter((id) => progress?.done.includes(id)) };
}
