import path from "node:path";
import { firstBlock, type Values } from "../terragruntEvaluator";

/**
 * What a sample is, by its file's name and its content:
 *
 * - `module`: a file of a root module or module, or blocks of one
 * - `test`: a file of tests
 * - `unit`: a unit of Terragrunt, or a part of one
 * - `arguments`: arguments of a service's module, without anything around them
 * - `configuration`: what only Terragrunt or Packer reads, which is proven where units include it
 */
export type SampleKind = "module" | "test" | "unit" | "arguments" | "configuration";

const TERRAGRUNT = ["inputs", "include", "dependency", "generate", "remote_state", "catalog", "unit", "stack"];
const MODULE = ["resource", "data", "module", "variable", "output", "provider", "moved", "removed", "import", "check"];

/**
 * @param title of the sample, which may be the path of a file
 * @param content the sample, parsed
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
