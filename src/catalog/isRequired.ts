import type { Input } from "./schema";

/** Whether the module refuses to run without a value for the input. */
export function isRequired(input: Pick<Input, "default">): boolean {
  return input.default === undefined;
}
