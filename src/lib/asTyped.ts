/** Attributes of a text field for names, values and code, which keyboards and browsers must leave as typed. */
export const AS_TYPED = { autoCapitalize: "off", autoComplete: "off", autoCorrect: "off", spellCheck: false } as const;
