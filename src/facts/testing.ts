import type { Fact } from "./schema";

/** A fact for tests. */
export const makeFact = (id: string, checked: string, files: string[] = []): Fact => ({
  id,
  fact: "The limit is five.",
  checked,
  source: "https://example.com/limits",
  title: "Vendor, limits",
  in: files,
});
