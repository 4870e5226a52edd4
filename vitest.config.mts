import fs from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";

/** Unit tests live next to the code. Tests that span modules, such as token contrast, are in tests/unit. */
const FOLDERS = ["src", "scripts", "tests/unit"];

/** Tests that mock or reload modules, and so cannot share imported modules with other tests. */
const mockingTests = FOLDERS.flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
).filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|resetModules)\(/.test(fs.readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/support/scratchFolder.ts",
    // Parsing hundreds of samples takes a while on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: mockingTests,
          // Importing the parsers and compilers anew for each file would take as long as the tests themselves.
          isolate: false,
        },
      },
      { extends: true, test: { name: "mocks", include: mockingTests } },
    ],
  },
});
