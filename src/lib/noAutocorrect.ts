/** Attributes of a text field for names, values or code. They keep keyboards and browsers from altering the input. */
export const NO_AUTOCORRECT = {
  autoCapitalize: "off",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
