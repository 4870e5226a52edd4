import { describe, expect, test } from "vitest";
import { codeOf } from "../../lib/highlightedCode";
import { highlight } from "./highlight";

describe("highlighted code", () => {
  test.each([
    ["hcl", 'locals {\n  a = "${var.b} & <c>" # &lt;\n}'],
    ["bash", 'cat <<EOF > "$FILE" && echo 1\n\n  <br></div>\nEOF'],
    ["json", '{"a": [1, true]}'],
    ["yaml", "a:\n  - b: c # d\n"],
    ["no-such-language", "one\ntwo"],
    ["text", ""],
  ])("%s survives the round trip", (language, code) => {
    expect(codeOf(highlight(code, language))).toBe(code);
  });

  test("has the classes of its tokens, line by line", () => {
    expect(highlight('a = "b"\n\n# c', "hcl")).toBe(
      '<div class="token-line"><span class="token property">a</span> <span class="token punctuation">=</span> ' +
        '<span class="token string">"b"</span><br></div><div class="token-line"><br></div>' +
        '<div class="token-line"><span class="token comment"># c</span><br></div>',
    );
  });
});
