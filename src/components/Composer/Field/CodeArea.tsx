import { NO_AUTOCORRECT } from "@site/src/lib/noAutocorrect";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import type { ComponentProps, ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A code field that grows with its text. It is stacked with a copy of the text, which sets the size and, like the rest
 * of the page, highlights the reader's values.
 */
export default function CodeArea({ value, ...props }: ComponentProps<"textarea"> & { value: string }): ReactNode {
  const { toExample } = useStore(readerText);
  return (
    <div className={styles.area}>
      <div className={styles.copy} aria-hidden="true">{`${toExample(value)} `}</div>
      <textarea {...props} className={styles.text} {...NO_AUTOCORRECT} rows={1} value={value} />
    </div>
  );
}
