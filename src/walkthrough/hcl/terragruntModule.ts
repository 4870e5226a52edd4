import path from "node:path";
import type { UnitConfig } from "../terragruntConfig";

/** Expressions that only Terragrunt can evaluate: its functions, and values from included files. */
const ONLY_TERRAGRUNT =
  /\b(?:(?:get_\w+|find_in_parent_folders|read_terragrunt_config|run_cmd|path_relative_\w+|sops_decrypt_file|read_tfvars_file)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|include\.\w+|feature\.\w+|values(?=\.))((?:\.\w+|\[[^\]]*\])*)/g;

/** The name of a unit's module call: its folder as an identifier. */
export function moduleName(folder: string): string {
  return `unit_${folder.replaceAll(/\W/g, "_")}`;
}

/** Translates an expression of a unit for the root module that contains all units. */
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
 * Converts a unit to the equivalent module call, in OpenTofu's JSON syntax: its inputs become arguments, and outputs of
 * dependencies become outputs of the other units' modules.
 *
 * @param root the folder that the units' paths are relative to
 * @param ownCode source of a unit whose module is its own folder
 * @returns undefined for a unit without a source, or whose inputs are not an object
 */
export function unitAsModule(unit: UnitConfig, root: string, ownCode?: string): object | undefined {
  const { source = ownCode, inputs = {}, locals } = unit;
  if (source === undefined || typeof inputs !== "object" || inputs === null) {
    return undefined;
  }
  const name = moduleName(path.relative(root, unit.folder));
  // Names with an underscore are for other Terragrunt files. The module does not declare them, which is harmless.
  const passed = Object.fromEntries(Object.entries(inputs).filter(([input]) => !input.startsWith("_")));
  const known = Object.entries(locals).map(([local, value]) => [`${name}_${local}`, translateAll(value, unit, root)]);
  return {
    locals: Object.fromEntries(known) as Record<string, unknown>,
    module: { [name]: { source, ...(translateAll(passed, unit, root) as object) } },
  };
}
