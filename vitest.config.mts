import { defineConfig } from "vitest/config";

/** These replace modules for themselves, so they cannot share imported modules with other tests. */
const MOCKING_TESTS = [
  "scripts/browser.test.ts",
  "src/components/Composer/Panel/unitDrafts.test.ts",
  "src/components/SearchModal/recentResults.test.ts",
  "src/components/Steps/progress.test.ts",
  "src/composer/drafts.test.ts",
  "src/lib/storage.test.ts",
  "src/search/client/workerSearch.test.ts",
];

/** Unit tests live next to the code. Tests that span modules, such as token contrast, are in tests/unit. */
export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/support/scratchFolder.ts",
    // Parsing hundreds of samples takes a while on a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
          exclude: MOCKING_TESTS,
          // Importing the parsers and compilers again for each file would take as long as the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: "mocks", include: MOCKING_TESTS } },
    ],
  },
});
