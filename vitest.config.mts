import { defineConfig } from "vitest/config";

/** Unit tests live next to the code. Tests that span modules, such as token contrast, are in tests/unit. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    environment: "node",
    globalSetup: "tests/support/scratchFolder.ts",
    // Parsing hundreds of samples takes a while on a busy machine.
    testTimeout: 30_000,
  },
});
