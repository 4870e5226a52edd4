import { shortName, type Tool } from "../catalog/dependencies";
import type { Subject } from "./composition";

/** The example company's repository with the folder tree, whose name is the folder of an archive. */
export const REPOSITORY = "infrastructure-live";

/** Account, Region and environment of the units, until the reader names others. */
export const DEFAULT_PLACE = "dev/us-east-2/dev";

/** Whether a text is folders that units can be in: an account, a Region, and what is below them. */
export const isPlace = (text: string): boolean => {
  const folders = text.split("/");
  return folders.length > 1 && folders.every((folder) => /^\w[\w.-]*$/.test(folder));
};

/** The name of a composed file on its own. */
export const fileName = (tool: Tool): string => (tool === "terragrunt" ? "terragrunt.hcl" : "main.tf");

/**
 * The path of a composed file in the repository: units have a folder each, and module calls, which name each other, are
 * files of one configuration.
 */
export function treePath({ service, folder }: Subject, tool: Tool, place: string): string {
  const file = tool === "terragrunt" ? `${folder}/${fileName(tool)}` : `${shortName(service)}.tf`;
  return `${place}/${file}`;
}
