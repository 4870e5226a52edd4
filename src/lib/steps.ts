/** How the title of a walkthrough's step begins: `1. ` in "1. Release the module". */
export const STEP_NUMBER = /^(\d+)\. /;

/** How the paragraph begins that says what proves that a step worked. */
export const STEP_CHECK = /^Check: /;
