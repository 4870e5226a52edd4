import { beforeEach, expect, it, vi } from "vitest";
import { draftedServices, readDraft, writeDraft } from "./drafts";

const draft = ["g", [["name", '"shop"']], [], "", []];
const saved = JSON.stringify([
  { service: "networking/vpc", data: draft },
  { service: "networking/unreadable", data: ["from", "a", "newer", "version"] },
]);
let stored = saved;
vi.mock("@docusaurus/theme-common", () => ({
  createStorageSlot: () => ({
    get: () => stored,
    set: (text: string) => {
      stored = text;
    },
  }),
}));

beforeEach(() => {
  stored = saved;
});

it("lists only services with readable drafts, because archives contain no others", () => {
  expect(draftedServices()).toEqual(["networking/vpc"]);
  expect(readDraft("networking/vpc")?.composition.settings).toEqual([{ name: "name", value: '"shop"' }]);
});

it("keeps drafts in the order in which they were started, even if one is edited", () => {
  const shared = readDraft("networking/vpc");
  writeDraft("data-storage/rds", shared);
  writeDraft("networking/vpc", shared);
  expect(draftedServices()).toEqual(["networking/vpc", "data-storage/rds"]);
  writeDraft("networking/vpc", undefined);
  expect(draftedServices()).toEqual(["data-storage/rds"]);
});
