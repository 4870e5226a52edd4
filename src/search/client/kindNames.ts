/** Labels for kinds of results that are not obvious from their headings. */
export const kindNames: Readonly<Record<string, string>> = { input: "Input", output: "Output" };
