/** The id of the first control of an input's value. */
export const fieldId = (name: string): string => `compose-${name}`;

/** The id of the message about the latest action. */
export const NOTICE_ID = "composer-notice";

/** The id of the field for an existing file. */
export const PASTE_ID = "composer-paste";

/** Focuses a control that exists after the next render. */
export function focusNext(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
