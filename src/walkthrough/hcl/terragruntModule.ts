import path from "node:path";
import type { UnitConfig } from "../terragruntConfig";

/** What only Terragrunt can evaluate: its functions, and what included files have. */
const ONLY_TERRAGRUNT =
  /\b(?:(?:get_\w+|find_in_parent_folders|read_terragrunt_config|run_cmd|path_relative_\w+|sops_decrypt_file|read_tfvars_file)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|include\.\w+|feature\.\w+|values(?=\.))((?:\.\w+|\[[^\]]*\])*)/g;

/** The name of a unit's module call: its folder as an identifier. */
export function moduleName(folder: string): string {
  return `unit_${folder.replaceAll(/\W/g, "_")}`;
}

/** An expression of a unit as one of the root module that has all units. */
function translate(code: string, unit: UnitConfig, root: string): string {
  return code
    .replaceAll(/\bdependency\.(\w+)\.outputs\b/g, (whole, name: string) => {
      const target = unit.dependencies.get(name);
      return target === undefined ? whole : `module.${moduleName(path.relative(root, target.folder))}`;
    })
    .replaceAll(ONLY_TERRAGRUNT, "var.terragrunt")
    .replaceAll(/\blocal\.(\w+)/g, `local.${moduleName(path.relative(root, unit.folder))}_$1`);
}

function translateAll(value: unknown, unit: UnitConfig, root: string): unknown {
  if (typeof value === "string") {
    return value.includes("${") ? translate(value, unit, root) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => translateAll(item, unit, root));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [translateAll(key, unit, root), translateAll(item, unit, root)]),
    );
  }
  return value;
}

/**
 * A unit as the module call that it stands for, in the JSON syntax of OpenTofu: its inputs are arguments, and outputs of
 * dependencies are those of the other units' modules.
 *
 * @param root the folder that units' paths are relative to
 * @param ownCode source of a unit whose module is its own folder
 * @returns undefined for a unit without a source, or whose inputs are no object
 */
export function unitAsModule(unit: UnitConfig, root: string, ownCode?: string): object | undefined {
  const { source = ownCode, inputs = {}, locals } = unit;
  if (source === undefined || typeof inputs !== "object" || inputs === null) {
    return undefined;
  }
  const name = moduleName(path.relative(root, unit.folder));
  // Names with an underscore are for other files of Terragrunt: the module does not declare them, and nobody minds.
  const passed = Object.fromEntries(Object.entries(inputs).filter(([input]) => !input.startsWith("_")));
  const known = Object.entries(locals).map(([local, value]) => [`${name}_${local}`, translateAll(value, unit, root)]);
  return {
    locals: Object.fromEntries(known) as Record<string, unknown>,
    module: { [name]: { source, ...(translateAll(passed, unit, root) as object) } },
  };
}
