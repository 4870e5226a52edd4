import { STEPS_DONE_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";
import { createStore } from "../../lib/store";

/** A reader's progress in a walkthrough. */
export interface Progress {
  /** Path of the page. */
  page: string;
  /** Ids of all its steps in order, as of the latest change. */
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

/** The reader's progress on this device, for every walkthrough with at least one checked step. */
export const progressStore = createStore<readonly Progress[]>([]);

if (typeof window !== "undefined") {
  const read = () => {
    const all = stored.get();
    // Reuse the initial list: a new empty one would re-render every step right after hydration.
    progressStore.set(all.length > 0 ? all : progressStore.initial);
  };
  read();
  stored.subscribe(read);
}

function replace(page: string, progress: Progress[]): void {
  stored.set([...stored.get().filter((other) => other.page !== page), ...progress]);
}

/** Checks or unchecks a step. A page without checked steps is not stored. */
export function setDone(page: string, steps: string[], id: string, isDone: boolean): void {
  const before = stored.get().find((progress) => progress.page === page)?.done ?? [];
  const done = steps.filter((step) => (step === id ? isDone : before.includes(step)));
  replace(page, done.length > 0 ? [{ page, steps, done }] : []);
}

/** Describes how many steps are done. */
export const doneText = (steps: string[], done: string[]): string => `${done.length} of ${steps.length} done`;

/** Describes how many steps of a page are done, according to storage. */
export const storedDoneText = (page: string, steps: string[]): string =>
  doneText(steps, stored.get().find((progress) => progress.page === page)?.done ?? []);

/** Unchecks all steps of a page. */
export function startAgain(page: string): void {
  replace(page, []);
}

/**
 * Where the reader left off: the step after the last checked one, since a reader may skip earlier steps.
 *
 * @returns the 1-based number of the step; undefined if no step is checked; one more than the number of steps if the
 *   last one is
 */
export function stoppedAt({ steps, done }: Omit<Progress, "page">): number | undefined {
  const last = steps.findLastIndex((step) => done.includes(step));
  return last === -1 ? undefined : last + 2;
}
