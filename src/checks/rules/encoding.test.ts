import { describe, expect, it } from "vitest";
import { encoding } from "./encoding";

const check = (text: string, format: BufferEncoding) =>
  encoding("docs/intro/page.mdx", Buffer.from(text, format)).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

describe("encoding", () => {
  it("accepts UTF-8, even with a byte order mark or a replacement character", () => {
    expect(check("\uFEFFA café\n\uFFFD\n", "utf8")).toEqual([]);
    expect(check("", "utf8")).toEqual([]);
  });

  it("rejects any other encoding, at the first byte that is not UTF-8", () => {
    expect(check("Plain text\n", "latin1")).toEqual([]);
    expect(check("A line\nA café, a naïve one\n", "latin1")).toEqual([
      "docs/intro/page.mdx:2:6 The file is not UTF-8, so readers see � here. Save it as UTF-8.",
    ]);
    expect(check("\uFEFFText\n", "utf16le")).toEqual([expect.stringMatching(/^docs\/intro\/page\.mdx:1:1 /)]);
  });

  it("is not confused by an intentional replacement character", () => {
    const bytes = Buffer.concat([Buffer.from("\uFFFD\n"), Buffer.from("café\n", "latin1")]);
    expect(encoding("docs/intro/page.mdx", bytes)).toMatchObject([{ line: 2, column: 4 }]);
  });
});
