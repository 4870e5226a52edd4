import { STEPS_DONE_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";
import { createStore } from "../../lib/store";

/** The steps of a walkthrough that a reader has ticked. */
export interface Progress {
  /** Path of the page. */
  page: string;
  /** Ids of all its steps in order, as of the latest tick. */
  steps: string[];
  /** Ids of the steps that are done. */
  done: string[];
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function isProgress(value: unknown): value is Progress {
  const { page, steps, done } = (value ?? {}) as Partial<Progress>;
  return typeof page === "string" && isTextList(steps) && isTextList(done);
}

const stored = storedList(STEPS_DONE_STORAGE_KEY, isProgress);

/** The reader's progress on this device, for every walkthrough with at least one tick. */
export const progressStore = createStore<readonly Progress[]>([]);

if (typeof window !== "undefined") {
  const read = () => {
    const all = stored.get();
    // A new empty list would make every step re-render right after hydration.
    progressStore.set(all.length > 0 ? all : progressStore.initial);
  };
  read();
  stored.subscribe(read);
}

function replace(page: string, progress: Progress[]): void {
  stored.set([...stored.get().filter((other) => other.page !== page), ...progress]);
}

/** Ticks or unticks a step. A page without ticks is not stored. */
export function setDone(page: string, steps: string[], id: string, isDone: boolean): void {
  const before = stored.get().find((progress) => progress.page === page)?.done ?? [];
  const done = steps.filter((step) => (step === id ? isDone : before.includes(step)));
  replace(page, done.length > 0 ? [{ page, steps, done }] : []);
}

/** How many steps are done, as a text. */
export const doneText = (steps: string[], done: string[]): string => `${done.length} of ${steps.length} done`;

/** The same for a page, as stored. */
export const doneOf = (page: string, steps: string[]): string =>
  doneText(steps, stored.get().find((progress) => progress.page === page)?.done ?? []);

/** Removes all ticks of a page. */
export function startAgain(page: string): void {
  replace(page, []);
}

/**
 * Where the reader left off: the step after the last ticked one, since a reader may skip earlier steps.
 *
 * @returns the 1-based number of the step; undefined if no step is ticked; the step count plus one if the last one is
 */
export function stoppedAt({ steps, done }: Omit<Progress, "page">): number | undefined {
  const last = steps.findLastIndex((step) => done.includes(step));
  return last === -1 ? undefined : last + 2;
}
