import example from "@generated/your-values/default/example.json";
import { readerText, unchangedText, type ReaderText } from "../../lib/readerText";
import { createStore } from "../../lib/store";
import type { Example } from "../../values/example";
import type { Values } from "../../values/fields";
import { hclRestorer } from "../../values/hclRestorer";
import { applyTo, replacer } from "../../values/replace";
import { showIn, watchPage } from "./pageText";
import { onStored, readStored, store, storedText, type Stored } from "./stored";

const theExample: Example = example;

/** What pages show at the moment. */
export const inUse = createStore<Values>({});

function textWith(values: Values): ReaderText {
  const find = replacer(theExample, values);
  return { toReader: (text) => applyTo(text, find(text)), toExample: hclRestorer(theExample, values) };
}

function show(values: Values): void {
  const isEmpty = Object.keys(values).length === 0;
  document.documentElement.toggleAttribute("data-your-values", !isEmpty);
  showIn(document.body, replacer(theExample, values));
  readerText.set(isEmpty ? unchangedText : textWith(values));
  inUse.set(values);
}

/** What this browser has stored. */
export const stored = (): Stored => readStored(theExample, storedText());

let isStarted = false;

/** Shows the stored values on this page and all that follow, and what this or another tab makes of them. */
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

/** Shows values and stores them in this browser; none at all bring back the example's. */
export function keepValues(values: Values): void {
  startSession();
  store(values);
  // Where nothing can be stored, they last as long as the page.
  show(values);
}

export { theExample as example };
