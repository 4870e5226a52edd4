import { expect, test } from "vitest";
import { wordsOfPath } from "./wordsOfPath";

test.each([
  ["/reference/services/networking/vpc-app", "networking vpc app"],
  ["/guides/build-it-yourself/vpc/deploy_it/", "vpc deploy it"],
  ["/no/such/page", "no such page"],
  ["/intro/terraform-1.x/index.html", "terraform 1.x"],
  ["/old/page.html", "old page"],
  ["/a%20b", "a b"],
])("%s yields %j", (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test("uses the last words of a long path", () => {
  expect(wordsOfPath("/a/b/c/d/e/f/g")).toBe("b c d e f g");
});

test("handles a path without words or with a malformed escape", () => {
  expect(wordsOfPath("/")).toBe("");
  expect(wordsOfPath("/reference/services/")).toBe("");
  expect(wordsOfPath("/%E0%A4%A")).toBe("E0 A4 A");
});
