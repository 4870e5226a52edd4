import * as z from "zod";

/** Creates the schema of a list in which no two entries have the same value for any of the keys. */
export function uniqueList<Entry extends z.ZodObject>(entry: Entry, ...keys: (keyof z.infer<Entry> & string)[]) {
  return z.array(entry).superRefine((entries, context) => {
    for (const key of keys) {
      const values = entries.map((one) => one[key]);
      values.forEach((value, index) => {
        if (values.indexOf(value) < index) {
          context.addIssue({ code: "custom", path: [index, key], message: "is listed twice. Remove or change one." });
        }
      });
    }
  });
}
