import { describe, expect, test } from "vitest";
import { formatExpression } from "./layout";

describe("layout", () => {
  test("matches terraform fmt", () => {
    expect(formatExpression('{ a=1, long = "x" }')).toBe('{\n  a    = 1\n  long = "x"\n}');
  });

  test("leaves comments where they are, and removes the indentation of the file", () => {
    expect(formatExpression("{\n    # why\n    a = 1\n  }")).toBe("{\n  # why\n  a = 1\n}");
  });

  test("keeps a heredoc that can be indented, and quotes one that cannot", () => {
    expect(formatExpression("<<EOF\na\n  b\nEOF")).toBe("<<-EOF\na\n  b\nEOF");
    expect(formatExpression("<<EOF\n  a\nEOF")).toBe('"  a\\n"');
  });
});
