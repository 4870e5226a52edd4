/** What a result is, in a word, where that is not plain from its heading. */
export const kindNames: Readonly<Record<string, string>> = { input: "Input", output: "Output" };
