import path from "node:path";
import { firstBlock, type Values } from "../terragruntEvaluator";

/**
 * The kind of a sample, judged by its file name and its content:
 *
 * - `module`: a file of a module or root module, or blocks of one
 * - `test`: a test file
 * - `unit`: a Terragrunt unit, or a part of one
 * - `arguments`: bare arguments of a service's module
 * - `configuration`: a file that only Terragrunt or Packer reads, which is verified through units that include it
 */
export type SampleKind = "module" | "test" | "unit" | "arguments" | "configuration";

const TERRAGRUNT = ["inputs", "include", "dependency", "generate", "remote_state", "catalog", "unit", "stack"];
const MODULE = [
  "resource",
  "data",
  "ephemeral",
  "action",
  "list",
  "module",
  "variable",
  "output",
  "provider",
  "moved",
  "removed",
  "import",
  "check",
];

/**
 * @param title the sample's title, which may be a file path
 * @param content the parsed sample
 */
export function kindOf(title: string | undefined, content: Values): SampleKind {
  const has = (names: readonly string[]): boolean => names.some((name) => name in content);
  const name = path.basename(title ?? "");
  if (name.endsWith(".tftest.hcl")) {
    return "test";
  }
  if (name.endsWith(".tf")) {
    return "module";
  }
  if (name === "terragrunt.hcl") {
    return "unit";
  }
  if (name.endsWith(".hcl")) {
    return "configuration";
  }
  if (has(TERRAGRUNT)) {
    return "unit";
  }
  const isModule = has(MODULE) || "locals" in content || firstBlock(content.terraform).source === undefined;
  return has([...MODULE, "locals", "terraform"]) && isModule ? "module" : "arguments";
}
