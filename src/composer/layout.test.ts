import { describe, expect, test } from "vitest";
import { formatExpression } from "./layout";

describe("layout", () => {
  test("is that of terraform fmt", () => {
    expect(formatExpression('{ a=1, long = "x" }')).toBe('{\n  a    = 1\n  long = "x"\n}');
  });

  test("leaves comments where they are, and takes the indentation of the file away", () => {
    expect(formatExpression("{\n    # why\n    a = 1\n  }")).toBe("{\n  # why\n  a = 1\n}");
  });

  test("keeps a heredoc that may be indented, and quotes one that may not", () => {
    expect(formatExpression("<<EOF\na\n  b\nEOF")).toBe("<<-EOF\na\n  b\nEOF");
    expect(formatExpression("<<EOF\n  a\nEOF")).toBe('"  a\\n"');
  });
});
