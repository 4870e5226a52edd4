import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import sidebars from "../../../sidebars";
import { sidebarByFolder, sidebarFileOf, sidebarForDoc } from "./sidebarByFolder";

describe("sidebarForDoc", () => {
  it.each([
    ["intro/index", "introSidebar"],
    ["intro/overview/use-cases", "introSidebar"],
    ["guides/style/golang-style-guide", "guidesSidebar"],
    ["guides/build-it-yourself/index", "guidesSidebar"],
    ["guides/build-it-yourself/vpc/core-concepts", "vpcSidebar"],
    ["guides/reference-architecture/configuration-guide", "guidesSidebar"],
    ["guides/reference-architecture/example-usage-guide/undeploy", "refarchUsageSidebar"],
    ["guides/stay-up-to-date/index", "guidesSidebar"],
    ["guides/stay-up-to-date/terraform/terraform-1.x", "terraform1x"],
    ["reference/intro", "referenceSidebar"],
    ["reference/services/security/bastion", "servicesSidebar"],
    ["reference/modules/stub", "modulesSidebar"],
    ["reference/modules/functions-and-events", "modulesSidebar"],
    ["courses", undefined],
    ["support", undefined],
  ])("%s belongs in %s", (id, sidebar) => {
    expect(sidebarForDoc(id)).toBe(sidebar);
  });

  it("names only sidebars that exist", () => {
    expect(Object.keys(sidebars)).toEqual(expect.arrayContaining(Object.values(sidebarByFolder)));
  });

  it("has a file for each top-level folder", () => {
    const root = path.resolve(import.meta.dirname, "../../..");
    const files = Object.keys(sidebarByFolder).map(sidebarFileOf);
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
});
