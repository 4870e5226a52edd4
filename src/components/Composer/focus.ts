/** The id of the first control of an input's value. */
export const fieldId = (name: string): string => `compose-${name}`;

/** Moves the focus to a control that is there after the next rendering. */
export function focusNext(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
