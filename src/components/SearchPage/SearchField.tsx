import type { ReactNode, RefObject } from "react";
import { NO_AUTOCORRECT } from "../../lib/noAutocorrect";
import styles from "./styles.module.css";

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
}

/** The search field of the search page and the not-found page. */
export default function SearchField({ ref, query, onChange }: Props): ReactNode {
  return (
    <input
      ref={ref}
      type="search"
      className={styles.field}
      aria-label="Search"
      placeholder="Type your search here"
      {...NO_AUTOCORRECT}
      value={query}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
