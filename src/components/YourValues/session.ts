import example from "@generated/your-values/default/example.json";
import { readerText, unchangedText, type ReaderText } from "../../lib/readerText";
import { applyEdits } from "../../lib/applyEdits";
import { createStore } from "../../lib/store";
import type { Values } from "../../values/fields";
import { hclRestorer } from "../../values/hclRestorer";
import { replacer, restorer } from "../../values/replace";
import { replaceIn, watchPage } from "./pageText";
import { onStored, readStored, store, storedText, type Stored } from "./stored";

/** The values that pages currently show. */
export const shownValues = createStore<Values>({});

function textWith(values: Values): ReaderText {
  const find = replacer(example, values);
  const findReaders = restorer(example, values);
  return {
    toReader: (text) => applyEdits(text, find(text)),
    toExample: hclRestorer(example, values),
    restore: (text) => applyEdits(text, findReaders(text)),
  };
}

function show(values: Values): void {
  const isEmpty = Object.keys(values).length === 0;
  document.documentElement.toggleAttribute("data-your-values", !isEmpty);
  replaceIn(document.body, replacer(example, values));
  readerText.set(isEmpty ? unchangedText : textWith(values));
  shownValues.set(values);
}

/** The values stored in this browser. */
export const stored = (): Stored => readStored(example, storedText());

/** Entries of a form that was closed without being submitted, and the text that was stored at the time. */
let draft: { entries: Values; text: string | null } | undefined;

/** Keeps the form's entries for the next time it opens, unless the stored values have changed by then. */
export function saveDraft(entries: Values): void {
  draft = { entries, text: storedText() };
}

/** @returns the entries that the reader has not submitted yet, if any */
export const draftEntries = (): Values | undefined => (draft?.text === storedText() ? draft.entries : undefined);

let isStarted = false;

/** Shows the stored values on this and all subsequent pages, and follows changes made in this or another tab. */
export function startSession(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  const showStored = (): void => show(stored().values);
  showStored();
  watchPage();
  onStored(showStored);
}

/** Shows values and stores them in this browser. An empty set restores the example's values. */
export function applyValues(values: Values): void {
  startSession();
  store(values);
  // After `store`, because an open form saves its entries here whenever the stored values change.
  draft = undefined;
}

export { example };
