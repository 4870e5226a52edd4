import { memo, useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { breakableNames } from "../../lib/breakableNames";
import { kindNames } from "../../search/client/kindNames";
import type { Snippet } from "../../search/types";
import { CROSS, Icon, STAR } from "./icons";
import { isRecent, type Option, type OptionGroup } from "./options";

/** The position of the highlight in the list. */
export interface Position {
  /** Index of the option in the whole list, across groups. */
  index: number;
  /** Cell in the row: 0 is the option itself, the others are its buttons. */
  cell: number;
}

/** Callbacks for the reader's actions in the list. */
export interface OptionActions {
  onHighlight: (index: number) => void;
  onChoose: (option: Option) => void;
  /** Called when the browser opens the option in another tab or window. */
  onOpenInNewTab: (option: Option) => void;
  onAddFavorite: (option: Option) => void;
  onRemove: (option: Option) => void;
}

/** A button in a recent result's row. */
export interface RowAction {
  name: string;
  icon: string;
  run: (actions: OptionActions, option: Option) => void;
}

const ADD_FAVORITE: RowAction = {
  name: "Add to favorites",
  icon: STAR,
  run: ({ onAddFavorite }, option) => onAddFavorite(option),
};
const REMOVE: RowAction = {
  name: "Remove from recent",
  icon: CROSS,
  run: ({ onRemove }, option) => onRemove(option),
};
const REMOVE_FAVORITE: RowAction = { ...REMOVE, name: "Remove from favorites" };

/** The actions for an option besides choosing it. */
export function rowActions({ kind }: Option): RowAction[] {
  return kind === "recent" ? [ADD_FAVORITE, REMOVE] : kind === "favorite" ? [REMOVE_FAVORITE] : [];
}

const LIST_ID = "search-options";

export const optionId = (index: number): string => `search-option-${index}`;
const cellId = ({ index, cell }: Position): string => `${optionId(index)}-${cell}`;

/**
 * Options of a listbox must not contain controls. Recent results have buttons, so their list is a grid. It is shown
 * only while the field is empty, when Left and Right are free to move between cells. Results are a listbox, which
 * assistive technology announces best ("3 of 8").
 */
const roleOf = (options: Option[]): "grid" | "listbox" => (options.some(isRecent) ? "grid" : "listbox");

/** Attributes of the field that controls the list. */
export function comboboxProps(options: Option[], active: Position): ComponentProps<"input"> {
  const isOpen = options.length > 0;
  const role = roleOf(options);
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": role,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? LIST_ID : undefined,
    "aria-activedescendant": isOpen ? (role === "grid" ? cellId(active) : optionId(active.index)) : undefined,
  };
}

/** Reserves the height of a line. */
const BLANK = "&nbsp;";

const FAILED: Snippet = { html: "The text could not be loaded." };

/** A result's facts and text. Until they load, blank lines or the previous text keep the layout from shifting. */
function SnippetText({ kind, snippet }: Pick<Option, "kind" | "snippet">): ReactNode {
  const [arrived, setArrived] = useState<Snippet>({ html: "" });
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(snippet).then((text = FAILED) => isCurrent && setArrived(text));
    return () => {
      isCurrent = false;
    };
  }, [snippet]);
  const { note, html } = "html" in snippet ? snippet : arrived;
  return (
    <>
      <span className="search-hit-note">
        {kindNames[kind] && <span className="DocSearch-VisuallyHiddenForAccessibility">{kindNames[kind]}, </span>}
        {note}
      </span>
      <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{ __html: breakableNames(html) || BLANK }} />
    </>
  );
}

/** The mouse button that opens a link in a new tab, without firing `click`. */
const MIDDLE_BUTTON = 1;

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

interface RowProps {
  option: Option;
  index: number;
  /** Index of the active cell, if it is in this row. */
  activeCell: number | undefined;
  actions: OptionActions;
}

/**
 * One option. It is a link only while hovered, so that it can be copied or opened in a new tab. For assistive
 * technology it is an option, which must not contain a link. Memoized, because moving the highlight changes only two
 * rows.
 */
const Row = memo(function Row({ option, index, activeCell, actions }: RowProps) {
  const [isHovered, setIsHovered] = useState(false);
  const { url, kind, headingHtml, snippet } = option;
  const isActive = activeCell !== undefined;
  const row: ComponentProps<"div"> = {
    className: "DocSearch-Hit",
    onPointerEnter: () => {
      setIsHovered(true);
      if (url.startsWith("/")) {
        void window.docusaurus.preload(new URL(url, window.location.href).pathname);
      }
    },
    onPointerLeave: () => setIsHovered(false),
    onPointerMove: () => actions.onHighlight(index),
    // Keeps focus on the field.
    onMouseDown: (event) => event.preventDefault(),
    onClick: (event) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        actions.onChoose(option);
      } else {
        actions.onOpenInNewTab(option);
      }
    },
  };
  const link = (
    <a
      className="search-hit"
      data-kind={kind}
      href={isHovered ? url : undefined}
      tabIndex={-1}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && actions.onOpenInNewTab(option)}
    >
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{ __html: breakableNames(headingHtml) }} />
      <SnippetText key={url} kind={kind} snippet={snippet} />
    </a>
  );
  if (!isRecent(option)) {
    return (
      <div {...row} id={optionId(index)} role="option" aria-selected={isActive} tabIndex={-1}>
        {link}
      </div>
    );
  }
  return (
    <div {...row} id={optionId(index)} role="row" aria-selected={isActive} tabIndex={-1}>
      <div id={cellId({ index, cell: 0 })} role="gridcell">
        {link}
      </div>
      {rowActions(option).map((action, actionIndex) => (
        <div
          key={action.name}
          id={cellId({ index, cell: actionIndex + 1 })}
          role="gridcell"
          className="search-hit-action"
        >
          <button
            type="button"
            aria-label={action.name}
            title={action.name}
            tabIndex={-1}
            data-active={activeCell === actionIndex + 1 || undefined}
            onClick={(event) => {
              // Otherwise the row's click handler would choose the result.
              event.stopPropagation();
              action.run(actions, option);
            }}
          >
            <Icon path={action.icon} />
          </button>
        </div>
      ))}
    </div>
  );
});

export interface OptionListProps {
  /** The list's accessible name. */
  label: string;
  groups: OptionGroup[];
  active: Position;
  actions: OptionActions;
}

/** The options of the search, grouped. */
export function OptionList({ label, groups, active, actions }: OptionListProps): ReactNode {
  const role = roleOf(groups.flatMap(({ options }) => options));
  let nextIndex = 0;
  return (
    <div id={LIST_ID} role={role} aria-label={label}>
      {groups.map(({ title, area, options }) => (
        <div
          key={`${title} ${area}`}
          role={role === "grid" ? "rowgroup" : "group"}
          aria-label={[title, area].filter(Boolean).join(", ")}
          className="DocSearch-Hits"
        >
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {title}
            {area && <span className="search-area">{area}</span>}
          </div>
          {options.map((option) => {
            const index = nextIndex++;
            const activeCell = index === active.index ? active.cell : undefined;
            return <Row key={index} option={option} index={index} activeCell={activeCell} actions={actions} />;
          })}
        </div>
      ))}
    </div>
  );
}
