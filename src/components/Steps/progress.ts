import { STEPS_DONE_STORAGE_KEY } from "../../constants";
import { storedList } from "../../lib/storage";
import { createStore } from "../../lib/store";

/** What a reader has ticked on a walkthrough. */
export interface Progress {
  /** Path of the page. */
  page: string;
  /** Ids of all its steps in order, as they were at the latest tick. */
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

/** The reader's progress on every walkthrough that has a tick, on this device. */
export const progressStore = createStore<readonly Progress[]>([]);

if (typeof window !== "undefined") {
  const read = () => {
    const all = stored.get();
    // A list of its own would make every step render again as soon as the page has come alive.
    progressStore.set(all.length > 0 ? all : progressStore.initial);
  };
  read();
  // Another tab.
  stored.subscribe(read);
}

function replace(page: string, progress: Progress[]): void {
  const all = [...progressStore.get().filter((other) => other.page !== page), ...progress];
  progressStore.set(all);
  stored.set(all);
}

/** Ticks a step or takes the tick away. Without a tick, nothing is stored about the page. */
export function setDone(page: string, steps: string[], id: string, isDone: boolean): void {
  const before = progressStore.get().find((progress) => progress.page === page)?.done ?? [];
  const done = steps.filter((step) => (step === id ? isDone : before.includes(step)));
  replace(page, done.length > 0 ? [{ page, steps, done }] : []);
}

/** Takes away all ticks of a page. */
export function startAgain(page: string): void {
  replace(page, []);
}

/**
 * Where the reader stopped: at the step after the last one that is ticked, since a reader may skip those before.
 *
 * @returns the step's number, counted from 1; undefined without a tick, and one more than there are steps after the last
 */
export function stoppedAt({ steps, done }: Omit<Progress, "page">): number | undefined {
  const last = steps.findLastIndex((step) => done.includes(step));
  return last === -1 ? undefined : last + 2;
}
