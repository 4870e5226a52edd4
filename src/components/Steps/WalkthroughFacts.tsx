import Link from "@docusaurus/Link";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useValuesForm } from "@site/src/components/YourValues";
import clsx from "clsx";
import type { ReactNode } from "react";
import { stoppedAt } from "./progress";
import styles from "./styles.module.css";
import { useSteps } from "./useSteps";

interface Props {
  /** The Service Catalog release that the page's code uses, if any. */
  catalogVersion?: string;
  /** Present on a page whose commands change an AWS account. */
  changesAccount?: string;
}

/** The line below a walkthrough's title: what kind of page it is and, for a returning reader, where to continue. */
export default function WalkthroughFacts({ catalogVersion, changesAccount }: Props): ReactNode {
  const progress = useSteps(useDoc().toc);
  const { steps } = progress;
  const number = stoppedAt(progress);
  const next = number === undefined ? undefined : steps[number - 1];
  const form = useValuesForm();
  return (
    <>
      <p className={styles.facts} data-search-skip="">
        <span>Walkthrough</span>
        <span>{steps.length} steps</span>
        {changesAccount !== undefined && <span>Changes an AWS account</span>}
        {catalogVersion && <span>Service Catalog {catalogVersion}</span>}
        <span className={styles.form}>
          <button
            type="button"
            className={clsx("clean-btn", styles.action)}
            aria-haspopup="dialog"
            onClick={() => void form.open()}
          >
            Use your values
          </button>
        </span>
        {next && (
          <span>
            You stopped at <Link to={`#${next}`}>step {number}</Link>
          </span>
        )}
      </p>
      {form.failure}
    </>
  );
}
