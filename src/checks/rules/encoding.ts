import { isUtf8 } from "node:buffer";
import type { Problem } from "../../lib/problem";

/**
 * Files must be UTF-8, which is how the build reads them.
 *
 * @param file path from the root of the repository
 */
export function encoding(file: string, bytes: Buffer): Problem[] {
  if (isUtf8(bytes)) {
    return [];
  }
  // Search line by line, because an earlier line may contain an intentional �.
  const lines = bytes.toString("latin1").split("\n");
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const text = Buffer.from(lines[index] ?? "", "latin1").toString();
  const message = "The file is not UTF-8, so readers see � here. Save it as UTF-8.";
  return [{ file, line: index + 1, column: text.indexOf("\uFFFD") + 1, message }];
}
