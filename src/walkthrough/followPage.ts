import fs from "node:fs";
import path from "node:path";
import { blocksOf, choicesFor, type Choices } from "./choices";
import { emptyCloud } from "./cloud";
import { addDeployedUnits } from "./deployedUnits";
import { Run, type EndState, type RunResult, type RunSetup, type WalkthroughPage } from "./run";
import { addClone, addRepository, createWorkspace } from "./workspace";

let runs = 0;

/**
 * Follows a page as one reader would, with one choice of tabs.
 *
 * @param start the state at the end of the previous page; undefined for a page that starts from scratch
 */
export async function followPage(
  subject: WalkthroughPage,
  wanted: Choices,
  start: EndState | undefined,
  setup: RunSetup,
): Promise<RunResult> {
  const { options, walkthrough } = subject;
  const { company } = setup;
  runs += 1;
  const base = path.join(setup.scratch, `run-${runs}`);
  const workspaceOptions = {
    owner: company.name,
    fakes: [...setup.programs.keys()],
    listed: Object.keys(setup.listedPrograms),
    vendorRemotes: setup.vendorRemotes,
  };
  const workspace = createWorkspace(base, { ...workspaceOptions, from: start?.workspace });
  const cloud = start ? structuredClone(start.cloud) : emptyCloud();
  options.repositories.forEach((name) => addRepository(workspace, name));
  for (const name of options.clones.filter((clone) => !fs.existsSync(path.join(workspace.root, clone)))) {
    const files = [...company.cloneFiles].filter(([file]) => file.startsWith(`${name}/`));
    addClone(workspace, name, new Map(files));
  }
  for (const profile of options.profiles) {
    cloud.profiles.set(profile, company.profiles.get(profile) ?? "");
  }
  options.exists.forEach((resource) => cloud.resources.set(resource, { page: subject.page.path, line: 1 }));
  await addDeployedUnits(options.units, company.unitFiles, workspace, cloud, subject.page.path);
  const saveEndState = (): EndState => ({
    workspace: createWorkspace(`${base}-end`, { ...workspaceOptions, from: workspace }),
    cloud: structuredClone(cloud),
  });
  const run = new Run(subject, workspace, cloud, setup);
  return run.followAll(blocksOf(walkthrough.blocks, choicesFor(walkthrough.blocks, wanted)), saveEndState);
}
