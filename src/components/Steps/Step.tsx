import { useDoc } from "@docusaurus/plugin-content-docs/client";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";
import { useSteps } from "./useSteps";

interface Props {
  id: string;
  /** The heading, whose first child element is the number, and the step's content. */
  children: ReactNode;
}

/** One step of a walkthrough. The `markdown` class gives it the typography and measure of page text. */
export default function Step({ id, children }: Props): ReactNode {
  const { done } = useSteps(useDoc().toc);
  return (
    <section className={clsx("markdown", styles.step)} data-done={done.includes(id) || undefined}>
      {children}
    </section>
  );
}
