import type { Draft } from "../useDraft";

/**
 * Runs an action that loads files.
 *
 * @param failure what the reader is told if a file cannot be loaded: a sentence
 */
export async function attempt(notify: Draft["notify"], failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.warn(failure, error);
    notify({ text: `${failure} Check your connection, and try again.`, isError: true });
  }
}
