import { flushSync } from "react-dom";

/** The id of the first control of an input's value. */
export const fieldId = (name: string): string => `compose-${name}`;

/** The id of the message about the latest action. */
export const NOTICE_ID = "composer-notice";

/** Flushes pending updates, then focuses a control that they rendered, so that the very next key press reaches it. */
export function focusNext(id: string): void {
  flushSync(() => {});
  document.getElementById(id)?.focus();
}
