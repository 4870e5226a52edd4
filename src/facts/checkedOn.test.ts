import { expect, it } from "vitest";
import { checkedOn } from "./checkedOn";
import { makeFact } from "./testing";

const facts = [
  makeFact("young", "2026-11-22"),
  makeFact("old", "2026-06-01"),
  makeFact("data", "2026-09-30", ["reference/queue.yaml"]),
];

it.each([
  ["a page without facts", "intro.mdx", "Text.", undefined],
  ["the only fact", "intro.mdx", 'Five. <Checked fact="young" />', "2026-11-22"],
  ["the oldest of several", "intro.mdx", 'A <Checked fact="young" /> B <Checked fact="old" />', "2026-06-01"],
  ["a fact of the data beside the page", "reference/queue.mdx", "Text.", "2026-09-30"],
  ["a fact that docs/facts.yaml does not have", "intro.mdx", '<Checked fact="gone" />', undefined],
])("%s determines when the page was checked", (_, file, text, day) => {
  expect(checkedOn(facts, { file, text })).toBe(day);
});
