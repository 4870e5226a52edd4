import fs from "node:fs";
import path from "node:path";
import { ProblemsError } from "../lib/problem";
import type { Cloud } from "./cloud";
import { addressOf } from "./programs/deployment";
import { readUnitConfig } from "./terragruntConfig";
import { gitOf, type Workspace } from "./workspace";

const REPOSITORY = "infrastructure-live";

type Files = ReadonlyMap<string, string>;

/**
 * Adds units of the example company to the reader's clone, as if they had been applied.
 *
 * @param units the units' folders in `infrastructure-live`
 * @param files the units' files, by path from the folder with the clones
 * @throws {ProblemsError} for a unit that the example company does not have
 */
export async function addDeployedUnits(
  units: readonly string[],
  files: Files,
  workspace: Workspace,
  cloud: Cloud,
  page: string,
): Promise<void> {
  if (units.length === 0) {
    return;
  }
  for (const unit of units) {
    const folder = `${REPOSITORY}/${unit}`;
    const own = [...files].filter(([file]) => path.dirname(file) === folder);
    if (own.length === 0) {
      const message = `walkthrough.units: docs/world.yaml has no files in ${folder}. Correct the path, or add them there.`;
      throw new ProblemsError([{ file: `docs/${page}`, line: 1, column: 1, message }]);
    }
    fs.mkdirSync(path.join(workspace.root, folder), { recursive: true });
    own.forEach(([file, content]) => fs.writeFileSync(path.join(workspace.root, file), content));
    fs.writeFileSync(path.join(workspace.root, folder, ".terraform.lock.hcl"), "# Checksums\n");
  }
  for (const unit of units) {
    const { backend } = await readUnitConfig(path.join(workspace.root, REPOSITORY, unit));
    if (backend !== undefined) {
      const origin = { page, line: 1 };
      cloud.resources.set(`bucket ${backend.bucket}`, origin);
      cloud.versioned.add(backend.bucket);
      cloud.units.set(addressOf(backend), { ...origin, folder: `${REPOSITORY}/${unit}` });
    }
  }
  const git = gitOf(workspace);
  const clone = path.join(workspace.root, REPOSITORY);
  git(clone, "add", ".");
  git(clone, "commit", "--quiet", "-m", "Add the units that are deployed");
  git(clone, "push", "--quiet");
}
