import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeInput, makeService } from "../../../catalog/testing/service";
import { serviceKey } from "../../../catalog/wiring";
import { makeSubject, setValue, startComposition } from "../../../composer/composition";
import { draftedServices, readDraft, writeDraft } from "../drafts";
import { loadSubject } from "../loadSubject";
import { addUnits, removeUnits, type Unit } from "./unitDrafts";

const storage = vi.hoisted(() => ({ text: null as string | null }));
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => storage.text,
    set: (text: string) => {
      storage.text = text;
    },
  }),
}));
vi.mock("../loadSubject", () => ({ loadSubject: vi.fn() }));

const id = { name: "id", type: "string", example: '"id"' };
const account = makeService({ slug: "account", outputs: [id] });
const accountId = makeInput("account_id", { from: ["networking/account#id"] });
const vpc = makeService({ slug: "vpc", inputs: [accountId], outputs: [id] });
const cluster = makeService({
  slug: "cluster",
  inputs: [accountId, makeInput("vpc_id", { from: ["networking/vpc#id"] })],
});
const subjects = [account, vpc, cluster].map((service) => makeSubject({ service, sources: [account, vpc] }));
const [ofAccount, ofVpc, ofCluster] = [account, vpc, cluster].map(serviceKey) as [string, string, string];

function subjectOf(service: string) {
  const subject = subjects.find(({ key }) => key === service);
  if (!subject) {
    throw new Error(`${service} could not be loaded.`);
  }
  return subject;
}

const unitOf = (service: string): Unit => {
  const subject = subjectOf(service);
  return { subject, composition: startComposition(subject) };
};
const tool = "terragrunt";

/** Adds a service to the folder tree from the page of another service. */
const add = async (
  service: string,
  currentService: string,
  present: string[] = [currentService],
): Promise<string[]> => {
  const added = await addUnits(service, present, unitOf(currentService), { tool, baseUrl: "/" });
  return added.map(({ subject }) => subject.key);
};

beforeEach(() => {
  storage.text = null;
  vi.mocked(loadSubject).mockImplementation((service) => Promise.resolve(subjectOf(service)));
});

describe("adding a service to the folder tree", () => {
  it("creates drafts of the service, its dependencies and the current service, dependencies first", async () => {
    expect(await add(ofVpc, ofCluster)).toEqual([ofAccount, ofVpc, ofCluster]);
    expect(draftedServices()).toEqual([ofAccount, ofVpc, ofCluster]);
    expect(readDraft(ofVpc)?.composition.settings).toEqual([
      { name: "account_id", value: "dependency.account.outputs.id" },
    ]);
  });

  it("skips services that are already in the folder tree", async () => {
    writeDraft(ofCluster, { tool, composition: setValue(startComposition(subjectOf(ofCluster)), "vpc_id", '"1"') });
    expect(await add(ofVpc, ofCluster, [ofAccount, ofCluster])).toEqual([ofVpc]);
    expect(readDraft(ofCluster)?.composition.settings).toContainEqual({ name: "vpc_id", value: '"1"' });
  });

  it("keeps a draft that another tab starts while the data loads", async () => {
    const composition = setValue(startComposition(subjectOf(ofVpc)), "account_id", '"1"');
    vi.mocked(loadSubject).mockImplementation((service) => {
      writeDraft(ofVpc, { tool: "terraform", composition });
      return Promise.resolve(subjectOf(service));
    });
    expect(await add(ofVpc, ofCluster)).toEqual([ofAccount, ofCluster]);
    expect(readDraft(ofVpc)).toEqual({ tool: "terraform", composition });
  });

  it("adds nothing if a dependency cannot be loaded, because a partial addition could not be undone", async () => {
    vi.mocked(loadSubject).mockImplementation((service) =>
      service === ofAccount ? Promise.reject(new Error("Offline")) : Promise.resolve(subjectOf(service)),
    );
    await expect(add(ofVpc, ofCluster)).rejects.toThrow("Offline");
    expect(draftedServices()).toEqual([]);
  });

  it("is undone by deleting the drafts, except for one that has been edited since", async () => {
    const added = await addUnits(ofVpc, [ofCluster], unitOf(ofCluster), { tool, baseUrl: "/" });
    const edited = setValue(startComposition(subjectOf(ofVpc)), "account_id", '"1"');
    writeDraft(ofVpc, { tool, composition: edited });
    removeUnits(added);
    expect(draftedServices()).toEqual([ofVpc]);
    expect(readDraft(ofVpc)?.composition).toEqual(edited);
  });
});
