import { memo, useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import type { PendingSnippet } from "../../search/client/algolia";
import { CROSS, Icon, STAR } from "./icons";
import type { Option, OptionGroup } from "./options";

/** What the reader does with the list. */
export interface OptionActions {
  onHighlight: (index: number) => void;
  onChoose: (option: Option) => void;
  /** The browser opens it, in another tab or window. */
  onOpenElsewhere: (option: Option) => void;
  onFavor: (option: Option) => void;
  onRemove: (option: Option) => void;
}

const LIST_ID = "search-options";

/** @param index of the option in the whole list, over its groups */
export const optionId = (index: number): string => `search-option-${index}`;

const isRecent = ({ kind }: Option): boolean => kind === "recent" || kind === "favorite";

/** An option must have no control inside; a row of a grid may, and what was chosen before has buttons. */
const roleOf = (options: Option[]): "grid" | "listbox" => (options.some(isRecent) ? "grid" : "listbox");

/** Attributes of the field that the list belongs to. */
export function comboboxProps(options: Option[], active: number): ComponentProps<"input"> {
  const isOpen = options.length > 0;
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": roleOf(options),
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? LIST_ID : undefined,
    "aria-activedescendant": isOpen ? optionId(active) : undefined,
  };
}

/** Takes the place of a line. */
const NOTHING = "&nbsp;";

/** Keeps the place of the text that stood here, or of one line, until its own text is there. */
function Later({ later }: PendingSnippet): ReactNode {
  const [html, setHtml] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    void later.then((text) => isWanted && setHtml(text || NOTHING));
    return () => {
      isWanted = false;
    };
  }, [later]);
  return <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{ __html: html }} />;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

interface RowProps {
  option: Option;
  index: number;
  isActive: boolean;
  actions: OptionActions;
}

/**
 * A result or what was chosen before. It becomes a link only under the pointer, where it can be
 * opened in a new tab or copied: the keyboard goes through the list, in which assistive
 * technology must find no second control. Pointing at another draws two rows anew, not all.
 */
const Row = memo(function Row({ option, index, isActive, actions }: RowProps) {
  const [isHovered, setIsHovered] = useState(false);
  const { url, kind, heading, below } = option;
  const row: ComponentProps<"div"> = {
    id: optionId(index),
    className: "DocSearch-Hit",
    onPointerEnter: () => {
      setIsHovered(true);
      void window.docusaurus.prefetch(new URL(url, window.location.href).pathname);
    },
    onPointerMove: () => actions.onHighlight(index),
    // The field keeps the focus.
    onMouseDown: (event) => event.preventDefault(),
    onClick: (event) => {
      if (isPlain(event)) {
        event.preventDefault();
        actions.onChoose(option);
      } else {
        actions.onOpenElsewhere(option);
      }
    },
  };
  const link = (
    <a className="search-hit" data-kind={kind} href={isHovered ? url : undefined} tabIndex={-1}>
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{ __html: heading }} />
      {typeof below === "string" ? (
        <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{ __html: below }} />
      ) : (
        <Later key={url} {...below} />
      )}
    </a>
  );
  return isRecent(option) ? (
    <div {...row} role="row" aria-selected={isActive} tabIndex={-1}>
      <div role="gridcell">{link}</div>
      <RowButtons option={option} actions={actions} />
    </div>
  ) : (
    <div {...row} role="option" aria-selected={isActive} tabIndex={-1}>
      {link}
    </div>
  );
});

interface RowButtonProps {
  name: string;
  /** Path of the icon. */
  icon: string;
  onClick: () => void;
}

function RowButton({ name, icon, onClick }: RowButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={(event) => {
        // Of the row, it would choose the result.
        event.stopPropagation();
        onClick();
      }}
    >
      <Icon path={icon} />
    </button>
  );
}

/** What can be done with a result that was chosen before. */
function RowButtons({ option, actions }: Pick<RowProps, "option" | "actions">): ReactNode {
  const isFavorite = option.kind === "favorite";
  return (
    <div role="gridcell" className="search-hit-buttons">
      {!isFavorite && <RowButton name="Save this search" icon={STAR} onClick={() => actions.onFavor(option)} />}
      <RowButton
        name={isFavorite ? "Remove this search from favorites" : "Remove this search from history"}
        icon={CROSS}
        onClick={() => actions.onRemove(option)}
      />
    </div>
  );
}

export interface OptionListProps {
  groups: OptionGroup[];
  /** Index of the option that the Enter key chooses. */
  active: number;
  actions: OptionActions;
}

/** The options of the search, by group. */
export function OptionList({ groups, active, actions }: OptionListProps): ReactNode {
  const role = roleOf(groups.flatMap(({ options }) => options));
  let index = 0;
  return (
    <div id={LIST_ID} role={role} aria-label="Results">
      {groups.map(({ title, options }) => (
        <div key={title} role={role === "grid" ? "rowgroup" : "group"} aria-label={title} className="DocSearch-Hits">
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
          </div>
          {options.map((option) => {
            const place = index++;
            return <Row key={place} option={option} index={place} isActive={place === active} actions={actions} />;
          })}
        </div>
      ))}
    </div>
  );
}
