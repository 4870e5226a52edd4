import { useStore } from "@site/src/lib/store";
import type { Values } from "@site/src/values/fields";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useValuesForm } from ".";
import { inUse, keepValues } from "./session";
import "./yourValues.css";

/** A note that the page shows the reader's values, with buttons to change or reset them. */
export default function Note(): ReactNode {
  const values = useStore(inUse);
  const { open, failure } = useValuesForm();
  const [before, setBefore] = useState<Values>();
  const first = useRef<HTMLButtonElement>(null);
  const isShown = Object.keys(values).length > 0;
  // Set after a click on a button that the next render removes.
  const takesFocus = useRef(false);
  useEffect(() => {
    if (takesFocus.current) {
      takesFocus.current = false;
      first.current?.focus();
    }
  });
  const reset = (): void => {
    takesFocus.current = true;
    setBefore(values);
    keepValues({});
  };
  const undo = (): void => {
    takesFocus.current = true;
    setBefore(undefined);
    keepValues(before ?? {});
  };
  if (!isShown && before === undefined) {
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
        {isShown ? (
          <>
            <button
              key="change"
              ref={first}
              type="button"
              className="clean-btn"
              aria-haspopup="dialog"
              onClick={() => void open()}
            >
              Change<span className="visually-hidden"> your values</span>
            </button>
            <button type="button" className="clean-btn" onClick={reset}>
              Reset<span className="visually-hidden"> to the example’s values</span>
            </button>
          </>
        ) : (
          <button key="undo" ref={first} type="button" className="clean-btn" onClick={undo}>
            Undo
          </button>
        )}
      </p>
      {failure}
    </>
  );
}
