import { expect, it, vi } from "vitest";
import { draftedServices, readDraft } from "./drafts";

const draft = ["g", [["name", '"shop"']], [], "", []];
const stored = JSON.stringify([
  { service: "networking/vpc", data: draft },
  { service: "networking/unreadable", data: ["from", "a", "newer", "version"] },
]);
vi.mock("@docusaurus/theme-common", () => ({ createStorageSlot: () => ({ get: () => stored }) }));

it("lists only services whose drafts are readable, as an archive contains no others", () => {
  expect(draftedServices()).toEqual(["networking/vpc"]);
  expect(readDraft("networking/vpc")?.composition.settings).toEqual([{ name: "name", value: '"shop"' }]);
});
