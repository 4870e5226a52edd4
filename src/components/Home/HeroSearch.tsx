import type { KeyboardEvent, ReactNode } from "react";
import { preloadModal } from "../SearchButton/loadModal";
import { openSearch } from "../SearchButton/openSearch";
import { SearchShortcut } from "../SearchButton/SearchShortcut";
import { isTyped } from "../SearchButton/useSearchKeys";
import { SearchIcon } from "../SearchModal/icons";
import styles from "./styles.module.css";

/** A button that looks like a field and opens the search, passing along the first character typed. */
export default function HeroSearch(): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isTyped(event)) {
      event.preventDefault();
      openSearch(event.key);
    }
  };
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      onClick={() => openSearch()}
      onKeyDown={onKeyDown}
      onFocus={preloadModal}
      onMouseOver={preloadModal}
      onTouchStart={preloadModal}
    >
      <SearchIcon className={styles.searchIcon} />
      <span>Search for a service, an error or an input: num_nat_gateways</span>
      <SearchShortcut />
    </button>
  );
}
