import type { ReactNode } from "react";
import Highlighted from "./Highlighted";
import styles from "./styles.module.css";

/** A block written by the composer, collapsed to its first line. */
export default function Block({ code }: { code: string }): ReactNode {
  const [first = "", ...rest] = code.split("\n");
  return rest.length === 0 ? (
    <pre>
      <Highlighted code={first} />
    </pre>
  ) : (
    <details className={styles.folded}>
      <summary>
        <code>
          <Highlighted code={first} />
        </code>
      </summary>
      <pre>
        <Highlighted code={rest.join("\n")} />
      </pre>
    </details>
  );
}
