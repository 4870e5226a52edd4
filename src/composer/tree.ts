import type { Tool } from "../catalog/dependencies";

/** The example company's repository that contains the folder tree. An archive's top-level folder has the same name. */
export const REPOSITORY = "infrastructure-live";

/** Account, Region and environment of the units, until the reader chooses others. */
export const DEFAULT_UNITS_PATH = "dev/us-east-2/dev";

/** Whether a text is a valid path for units: an account, a Region, and any folders below. */
export const isUnitsPath = (text: string): boolean => {
  const folders = text.split("/");
  return folders.length > 1 && folders.every((folder) => /^\w[\w.-]*$/.test(folder));
};

/** The file name of a composed file. */
export const fileName = (tool: Tool): string => (tool === "terragrunt" ? "terragrunt.hcl" : "main.tf");
