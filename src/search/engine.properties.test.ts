import { describe, expect, it } from "vitest";
import { addresses, engineOver, page, type PageSketch } from "./testing";

/** A deterministic random number generator (mulberry32), so that failures are reproducible. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  "aurora subnet vpc allow_ssh cluster_name kubernetes node_group gateway backup region IAM role s3Bucket the of".split(
    " ",
  );
const PIECES = [
  ...WORDS,
  "<script>",
  "\uD800",
  "😀",
  "שלום",
  "مرحبا",
  "(",
  "[a-z]+",
  "\\",
  "%",
  "__",
  "-",
  "'",
  "\u0000",
  "9",
  "e\u0301",
];

const pages: PageSketch[] = Array.from({ length: 12 }, (_, index) => {
  const next = numbers(index);
  const pick = () => WORDS[Math.floor(next() * WORDS.length)] ?? "";
  const text = () => Array.from({ length: 30 }, pick).join(" ");
  return {
    path: `/pages/${index}`,
    title: `${pick()} ${pick()}`,
    text: text(),
    sections: { [`${pick()} first`]: text(), [`${pick()} second`]: text() },
    inputs: { [`input_of_${index}`]: text() },
  };
});
const known = new Set(
  pages.map(page).flatMap(({ path, records }) => records.map(({ anchor }) => (anchor ? `${path}#${anchor}` : path))),
);
const engine = engineOver(pages, { synonyms: [["k8s", "kubernetes"]], pathWeights: {} });

const special = [
  "",
  " ",
  "a",
  "x".repeat(2000),
  "subnet ".repeat(400),
  "?!…",
  "(((",
  "[a-z]+(?=x)",
  "\\",
  "😀",
  "שלום עולם",
  "<script>alert(1)</script>",
  "\uD800",
  "constructor",
  "__proto__",
  "hasOwnProperty",
  "toString",
  "_",
  "the of and",
];

function generated(seed: number): string {
  const next = numbers(seed);
  const count = 1 + Math.floor(next() * 5);
  const pieces = Array.from({ length: count }, () => PIECES[Math.floor(next() * PIECES.length)] ?? "");
  const text = pieces.join(next() < 0.7 ? " " : "");
  return text.slice(0, 1 + Math.floor(next() * text.length));
}

describe("any query", () => {
  const queries = [...special, ...Array.from({ length: 400 }, (_, seed) => generated(seed))];

  it.each(queries.map((query) => [JSON.stringify(query).slice(0, 60), query]))(
    "%s returns well-formed results",
    async (_label, query) => {
      const { hits, readSnippets, total } = await engine.search(query);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(addresses(hits).filter((address) => !known.has(address))).toEqual([]);
      expect(new Set(addresses(hits)).size).toBe(hits.length);
      const texts = await readSnippets();
      expect(texts).toHaveLength(hits.length);
      for (const [index, { titleHtml, headingHtml, score }] of hits.entries()) {
        expect(Number.isFinite(score)).toBe(true);
        expect(`${titleHtml}${headingHtml}${texts[index]?.html}`.replace(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
      }
    },
  );

  it("orders pages by their best section", async () => {
    for (const word of ["aurora", "subnet vpc", "gateway backup"]) {
      const { hits } = await engine.search(word, { limit: 100 });
      const best = [...new Set(hits.map(({ path }) => path))].map((path) =>
        Math.max(...hits.filter((hit) => hit.path === path).map(({ score }) => score)),
      );
      expect(best).toEqual([...best].sort((one, other) => other - one));
    }
  });
});
