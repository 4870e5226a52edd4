/** Elements in which a key types a character or, in a select, searches for an option. */
const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Whether a character typed on this target belongs to it, and so must not trigger a shortcut. */
export const acceptsTyping = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELD));
