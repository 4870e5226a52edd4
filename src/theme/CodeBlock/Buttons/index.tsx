import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { announce } from "@site/src/lib/announce";
import Buttons from "@theme-original/CodeBlock/Buttons";
import type { Props } from "@theme/CodeBlock/Buttons";
import type { MouseEvent, ReactNode } from "react";
import styles from "./styles.module.css";

/** Announces the new label of a pressed button, such as "Copied", because screen readers may not notice the change. */
function announceLabel({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const label = button.ariaLabel ?? "";
      announce(() => label);
    });
    observer.observe(button, { attributeFilter: ["aria-label"] });
  }
}

/** The buttons of a code block. Blocks that are only meant to be read, such as output, have none. */
export default function ButtonsWrapper(props: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  return metadata.language === "text" ? null : (
    // The buttons inside handle the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.buttons} onClick={announceLabel}>
      <Buttons {...props} />
    </div>
  );
}
