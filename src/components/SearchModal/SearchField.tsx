import type { KeyboardEvent, ReactNode, Ref } from "react";
import { NO_AUTOCORRECT } from "../../lib/noAutocorrect";
import { CROSS, CROSS_IN_CIRCLE, Icon, SearchIcon } from "./icons";
import { comboboxProps, type Position } from "./OptionList";
import type { Option } from "./options";

/** Same limit as DocSearch. */
const MAX_QUERY_LENGTH = 512;

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  options: Option[];
  active: Position;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The modal's search field and its buttons. */
export function SearchField({
  ref,
  options,
  active,
  onType,
  onKeyDown,
  onClear,
  onClose,
}: SearchFieldProps): ReactNode {
  return (
    <header className="DocSearch-SearchBar">
      <form className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
          <SearchIcon />
          <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
        </label>
        <input
          ref={ref}
          {...comboboxProps(options, active)}
          className="DocSearch-Input"
          id="docsearch-input"
          type="search"
          placeholder="Search docs"
          {...NO_AUTOCORRECT}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="DocSearch-Actions">
          <button className="DocSearch-Clear" type="button" aria-label="Clear the query" onClick={onClear}>
            <Icon path={CROSS_IN_CIRCLE} />
          </button>
          <button type="button" className="DocSearch-Action DocSearch-Close" aria-label="Close" onClick={onClose}>
            <Icon path={CROSS} />
          </button>
        </div>
      </form>
    </header>
  );
}
