/** The prefix of a walkthrough step's title: `1. ` in "1. Release the module". */
export const STEP_NUMBER = /^(\d+)\. /;

/** The prefix of the paragraph that describes how to verify a step. */
export const STEP_CHECK = /^Check: /;
