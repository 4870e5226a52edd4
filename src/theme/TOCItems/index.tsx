import StepCount from "@site/src/components/Steps/StepCount";
import { useSteps } from "@site/src/components/Steps/useSteps";
import TOCItems from "@theme-original/TOCItems";
import type { Props } from "@theme/TOCItems";
import type { ReactNode } from "react";

const CHECK_MARK = '<span role="img" aria-label="Done">✓</span> ';

/** The table of contents. On a walkthrough, it shows how many steps are done and checks each of them off. */
export default function TOCItemsWrapper({ toc, ...props }: Props): ReactNode {
  const progress = useSteps(toc);
  return (
    <>
      {progress.steps.length > 0 && <StepCount {...progress} />}
      <TOCItems
        {...props}
        toc={toc.map((item) => (progress.done.includes(item.id) ? { ...item, value: CHECK_MARK + item.value } : item))}
      />
    </>
  );
}
