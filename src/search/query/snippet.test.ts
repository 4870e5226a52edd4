import { describe, expect, it } from "vitest";
import { stem } from "../text/stem";
import { createMatcher, snippet } from "./snippet";

const ROWS = [
  "account ID not allowed, or AccessDenied on the state bucket: the profile belongs to another account, so correct it.",
  "Repository not found: the key is not the one that GitHub knows. Load it with ssh-add, and try again after that.",
  "Error acquiring the state lock: another run holds it. Wait until that has ended, or remove it if nothing else runs.",
].join(" ");

const excerpt = (text: string, ...words: string[]): string =>
  snippet(text, createMatcher([], new Set(words.map(stem))));

describe("a snippet", () => {
  it("is the place with the most different words of the query", () => {
    expect(excerpt(ROWS, "error", "state", "lock")).toMatch(
      /<mark>Error<\/mark> acquiring the <mark>state<\/mark> <mark>lock<\/mark>: another run/,
    );
  });

  it("is the first of several such places, however often another repeats a word", () => {
    expect(excerpt(`${ROWS} state state state`, "state")).toMatch(/^account ID not allowed/);
  });

  it("counts distinct query words, even within names, and not how many names contain them", () => {
    const keys = "unset AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY and sign in again";
    expect(excerpt(`${keys}. ${ROWS}`, "access", "denied")).toMatch(/<mark>AccessDenied<\/mark> on the state/);
  });

  it("is the beginning of a text without a match", () => {
    expect(excerpt(ROWS, "zebra")).toMatch(/^account ID/);
  });
});
