import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { cards } from "./cards";

const check = (content: string) => findProblemsInBody(cards, `<Cards>\n\n${content}\n\n</Cards>\n`);

describe("cards", () => {
  it("accepts a list of links, each with a sentence", async () => {
    expect(await check("- [A](./a.mdx)\n\n  One sentence.\n\n- [B](./b.mdx)\n\n  One sentence.")).toEqual([]);
  });

  it.each(["- Core concepts\n\n  One sentence.", "- [A](./a.mdx) One sentence.", "- [A](./a.mdx)"])(
    "rejects the item %j",
    async (item) => {
      expect(await check(item)).toEqual([expect.stringMatching(/^8:1 A card is an item with only a link/)]);
    },
  );

  it.each(["Text.", "- [A](./a.mdx)\n\n  One sentence.\n\nText."])("rejects %j", async (content) => {
    expect(await check(content)).toEqual([expect.stringMatching(/^6:1 <Cards> contains one list and nothing else/)]);
  });
});
