import type { Input } from "./schema";

/** Whether the module requires a value for the input. */
export function isRequired(input: Pick<Input, "default">): boolean {
  return input.default === undefined;
}
