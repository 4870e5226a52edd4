import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { makeWorld } from "../world/testing";
import { companyOf } from "./company";
import { addClone, createWorkspace, gitOf } from "./workspace";

test("profiles and repositories have the names that the world file gives them", () => {
  const names = { ...makeWorld().names, profile: "globex-ACCOUNT" };
  const { name, profiles } = companyOf(makeWorld({ company: "globex", names }));
  expect(profiles.get("globex-dev")).toBe("111122223333");
  const base = fs.mkdtempSync(path.join(os.tmpdir(), "company-"));
  const workspace = createWorkspace(base, {
    owner: name,
    fakes: [],
    listed: [],
    vendorRemotes: path.join(base, "vendor"),
  });
  addClone(workspace, "infrastructure-live", new Map([["infrastructure-live/root.hcl", "locals {}\n"]]));
  const git = gitOf(workspace);
  const clone = path.join(workspace.root, "infrastructure-live");
  expect(git(clone, "config", "--get", "remote.origin.url")).toBe("git@github.com:globex/infrastructure-live.git\n");
  expect(git(clone, "ls-remote", "--heads", "origin")).toContain("refs/heads/main");
  fs.rmSync(base, { recursive: true });
});
