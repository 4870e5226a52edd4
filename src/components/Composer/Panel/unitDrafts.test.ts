import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeInput, makeService } from "../../../catalog/testing/service";
import { serviceKey } from "../../../catalog/wiring";
import { makeSubject, setValue, startComposition } from "../../../composer/composition";
import { draftedServices, readDraft, writeDraft } from "../../../composer/drafts";
import { loadSubject } from "../loadSubject";
import { addUnits } from "./unitDrafts";

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

beforeEach(() => {
  storage.text = null;
  vi.mocked(loadSubject).mockImplementation((service) => Promise.resolve(subjectOf(service)));
});

describe("adding a service to the folder tree", () => {
  it("creates drafts of the service and what it depends on, dependencies first", async () => {
    expect(await addUnits(ofCluster, [], "terragrunt", "/")).toEqual([ofAccount, ofVpc, ofCluster]);
    expect(draftedServices()).toEqual([ofAccount, ofVpc, ofCluster]);
    expect(readDraft(ofVpc)?.composition.settings).toEqual([
      { name: "account_id", value: "dependency.account.outputs.id" },
    ]);
  });

  it("leaves out what is there already", async () => {
    expect(await addUnits(ofCluster, [ofAccount, ofVpc], "terragrunt", "/")).toEqual([ofCluster]);
  });

  it("keeps a draft that another tab starts while the data loads", async () => {
    const composition = setValue(startComposition(subjectOf(ofVpc)), "account_id", '"1"');
    vi.mocked(loadSubject).mockImplementation((service) => {
      writeDraft(ofVpc, { tool: "terraform", composition });
      return Promise.resolve(subjectOf(service));
    });
    expect(await addUnits(ofCluster, [], "terragrunt", "/")).toEqual([ofAccount, ofCluster]);
    expect(readDraft(ofVpc)).toEqual({ tool: "terraform", composition });
  });

  it("adds nothing if a dependency cannot be loaded, since there would be no way to undo it", async () => {
    vi.mocked(loadSubject).mockImplementation((service) =>
      service === ofVpc ? Promise.reject(new Error("Offline")) : Promise.resolve(subjectOf(service)),
    );
    await expect(addUnits(ofCluster, [], "terragrunt", "/")).rejects.toThrow("Offline");
    expect(draftedServices()).toEqual([]);
  });
});
