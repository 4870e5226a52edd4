import { useStore } from "@site/src/lib/store";
import { useRef, useState, type ReactNode } from "react";
import { useValuesForm } from ".";
import { applyValues, shownValues } from "./session";
import "./yourValues.css";

/** Tells the reader that the page shows their values, with buttons to change or reset them. */
export default function Note(): ReactNode {
  const values = useStore(shownValues);
  const { open, failure } = useValuesForm();
  const [latest, setLatest] = useState(values);
  const first = useRef<HTMLButtonElement>(null);
  const isShown = Object.keys(values).length > 0;
  if (isShown && latest !== values) {
    setLatest(values);
  }
  const reset = (): void => {
    // The next render removes the button that was pressed.
    first.current?.focus();
    applyValues({});
  };
  if (!isShown && Object.keys(latest).length === 0) {
    return null;
  }
  return (
    <>
      <p className="your-values-note" data-search-skip="">
        <span role="status">
          {isShown ? (
            <>
              Shown with <u>your values</u>
            </>
          ) : (
            "Shown with the example’s values again"
          )}
        </span>
        {/* The same button in both states, so that it still exists when a closing form returns focus to it. */}
        <button
          ref={first}
          type="button"
          className="clean-btn"
          aria-haspopup={isShown ? "dialog" : undefined}
          onClick={() => (isShown ? void open() : applyValues(latest))}
        >
          {isShown ? (
            <>
              Change<span className="visually-hidden"> your values</span>
            </>
          ) : (
            "Undo"
          )}
        </button>
        {isShown && (
          <button type="button" className="clean-btn" onClick={reset}>
            Reset<span className="visually-hidden"> to the example’s values</span>
          </button>
        )}
      </p>
      {failure}
    </>
  );
}
