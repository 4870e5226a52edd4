import { defineConfig } from "vitest/config";

/** Unit tests are beside the code. Those of several modules, such as the tokens' contrast, are in tests/unit. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    environment: "node",
    globalSetup: "tests/support/scratchFolder.ts",
    // Parsing hundreds of samples takes a while on a busy machine.
    testTimeout: 30_000,
  },
});
