import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code; those of several modules, such as the tokens' contrast, in tests/unit. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    environment: "node",
    // Parsing hundreds of samples takes a while where other work goes on beside it.
    testTimeout: 30_000,
  },
});
