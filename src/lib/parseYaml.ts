import type { ZodType } from "zod";
import { explainIssue, LocatedYaml } from "./locatedYaml";
import type { Problem } from "./problem";

type Result<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] };

/**
 * Parses YAML and validates it against a schema.
 *
 * @param file the file's path as reported in problems
 * @returns the data, or every problem with its position
 */
export function parseYaml<T>(text: string, file: string, schema: ZodType<T>): Result<T> {
  const located = new LocatedYaml(text, file);
  const problem = located.syntaxProblem();
  if (problem) {
    return { data: undefined, problems: [problem] };
  }
  const { success, data, error } = schema.safeParse(located.values(), { error: explainIssue });
  return success ? { data, problems: [] } : { data: undefined, problems: located.schemaProblems(error) };
}
