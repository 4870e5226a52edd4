import { isProblemsError } from "../lib/problem";
import { readWorld } from "../world/read";
import type { World } from "../world/schema";

/** The example company; undefined while docs/world.yaml has mistakes, which the content check reports. */
export function validWorld(siteDir: string): World | undefined {
  try {
    return readWorld(siteDir);
  } catch (error) {
    if (isProblemsError(error)) {
      return undefined;
    }
    throw error;
  }
}
