import type { Draft } from "../useDraft";

/**
 * Runs an action that loads files, and notifies the reader if it fails.
 *
 * @param failure what to tell the reader if the action fails, as a full sentence
 */
export async function attempt(notify: Draft["notify"], failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.warn(failure, error);
    notify({ text: `${failure} Check your connection, and try again.`, isError: true });
  }
}
