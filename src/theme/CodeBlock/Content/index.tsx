import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import styles from "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css";
import type { Props } from "@theme/CodeBlock/Content";
import clsx from "clsx";
import { createElement, useContext, type ReactNode } from "react";
import { CodeContent } from "../codeContent";

/** Renders the code of a block: HTML that was highlighted at build time, or upstream's highlighting component. */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const {
    metadata: { language },
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const content = useContext(CodeContent);
  if (typeof content !== "string") {
    return createElement(content, { className });
  }
  return (
    <pre
      ref={codeBlockRef}
      // Lets the keyboard scroll a block that is wider than the page. HCL wraps instead.
      tabIndex={language === "hcl" ? undefined : 0}
      className={clsx(className, `prism-code language-${language}`, styles.codeBlock, "thin-scrollbar")}
    >
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={{ __html: content }} />
    </pre>
  );
}
