import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { WORLD_FILE } from "../world/read";
import { validWorld } from "./validWorld";

test("the example company is undefined only while its file has mistakes", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "world-"));
  const file = path.join(root, WORLD_FILE);
  fs.mkdirSync(path.dirname(file));
  const text = fs.readFileSync(WORLD_FILE, "utf8");
  fs.writeFileSync(file, text.replace("company:", "compani:"));
  expect(validWorld(root)).toBeUndefined();
  fs.writeFileSync(file, text);
  expect(validWorld(root)?.company).toBe("acme");
});
