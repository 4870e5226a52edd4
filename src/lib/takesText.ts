/** Elements in which a key types a character or, in a select, searches for an option. */
const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Whether a character typed on this target belongs to it, so that it must not be a shortcut. */
export const takesText = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD));
