import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { describeProgram } from "./verify";

it("finds the newest AWS provider of a mirror, whichever folders of other registries are next to it", () => {
  const mirror = fs.mkdtempSync(path.join(os.tmpdir(), "mirror-"));
  const aws = path.join(mirror, "registry.terraform.io/hashicorp/aws");
  for (const folder of [
    path.join(aws, "6.9.0"),
    path.join(aws, "6.10.0"),
    path.join(mirror, "registry.opentofu.org"),
  ]) {
    fs.mkdirSync(folder, { recursive: true });
  }
  expect(describeProgram(undefined, mirror)).toContain(path.join(aws, "6.10.0"));
  fs.rmSync(mirror, { recursive: true });
});
