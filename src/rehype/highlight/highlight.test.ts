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

  test.each([
    ["the first word of a line", "  mock_outputs_are_allowed = 1", "mock_<wbr>outputs_<wbr>are_<wbr>allowed"],
    ["several tokens", '  "config:PutRule",\n  "repo:${var.repository}:ref",', "repo:<wbr>${var.<wbr>repository}"],
    ["camel case", '  "AttachInternetGateway"', '"Attach<wbr>Internet<wbr>Gateway"'],
    [
      "any very long word",
      "a = dependency.network.outputs.private_subnet_ids",
      "dependency.<wbr>network.<wbr>outputs.",
    ],
  ])("can break within %s", (_, code, html) => {
    expect(highlight(code, "hcl").replace(/<\/?span[^>]*>/g, "")).toContain(html);
    expect(codeOf(highlight(code, "hcl"))).toBe(code);
  });

  test.each([
    ["shorter words", "  vpc_id = dependency.vpc.outputs.vpc_id", "hcl"],
    ["numbers", "  # 2.11.10.2.11.10.2.11.10.2.11.10.2.11.10", "hcl"],
    ["code that does not wrap", "  mock_outputs_allowed_terraform_commands: 1", "yaml"],
  ])("does not break %s", (_, code, language) => {
    expect(highlight(code, language)).not.toContain("<wbr>");
  });

  test.each([
    ["", "  # A line that is indented by two characters", "hcl"],
    ["", "    # A short, indented line", "hcl"],
    ["", "    - name: a line of code that does not wrap", "yaml"],
    ["3ch", "   # A line that is indented by three", "hcl"],
    ["8ch", "        # A line that is indented by eight", "hcl"],
  ])("has the indent %j on a line such as %j", (indent, line, language) => {
    expect(/--indent:(\w+)/.exec(highlight(line, language))?.[1] ?? "").toBe(indent);
    expect(codeOf(highlight(line, language))).toBe(line);
  });

  test("has the classes of its tokens, line by line", () => {
    expect(highlight('a = "b"\n\n# c', "hcl")).toBe(
      '<div class="token-line"><span class="token property">a</span> <span class="token punctuation">=</span> ' +
        '<span class="token string">"b"</span><br></div><div class="token-line"><br></div>' +
        '<div class="token-line"><span class="token comment"># c</span><br></div>',
    );
  });
});
