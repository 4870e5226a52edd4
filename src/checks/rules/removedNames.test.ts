import { describe, expect, it } from "vitest";
import { makeInput, makeService } from "../../catalog/testing/service";
import { createLocator } from "../source";
import { FRONT_MATTER, makeSite } from "../testing/fixture";
import { removedNames } from "./removedNames";

const service = makeService({
  inputs: [makeInput("policy"), makeInput("config", { type: "object({ moved = string })" })],
  outputs: [{ name: "arn" }],
  removed: [
    { kind: "input", name: "delivery_policy", version: "1.1.0" },
    { kind: "input", name: "moved", version: "1.1.0" },
    { kind: "input", name: "arn", version: "1.1.0" },
    { kind: "output", name: "queue_url", version: "1.2.0" },
  ],
});

function check(text: string, body = "", file = "docs/reference/services/networking/queue.yaml"): string[] {
  const site = makeSite({ "reference/services/networking/queue.mdx": FRONT_MATTER + body }, {}, [service]);
  return removedNames({ file, text, locate: createLocator(text) }, site).map(
    (problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.message}`,
  );
}

describe("texts of a service", () => {
  it("do not mention what a release removed", () => {
    expect(
      check(
        "inputs:\n  - description: >-\n      Set it instead of\n      `delivery_policy`.\n    fields: { a: See `queue_url`. }\n",
        "Text.\n\nSet `var.delivery_policy`.\n",
      ),
    ).toEqual([
      'docs/reference/services/networking/queue.yaml:4:7 The text mentions "delivery_policy", which release ' +
        "1.1.0 removed. Mention what replaces it, or drop the sentence.",
      expect.stringMatching(/queue\.yaml:5:22 The text mentions "queue_url", which release 1\.2\.0 removed\./),
      expect.stringMatching(/queue\.mdx:8:5 The text mentions "delivery_policy", which release 1\.1\.0 removed\./),
    ]);
  });

  it("may mention what the service has now, what a link leads to, and what is not code", () => {
    const link = "[`queue_url`](/reference/services/networking/sns-topics#output_queue_url)";
    expect(
      check(
        `inputs:\n  - description: "The \`moved\` of \`config\`, the \`arn\`, and ${link}."\n    moduleDescription: "\`queue_url\`"\n`,
        `The \`policy\`, ${link}, the output \`delivery_policy\` of a topic, and a delivery_policy.\n\n\`\`\`text\n\`queue_url\`\n\`\`\`\n`,
      ),
    ).toEqual([]);
  });

  it("of another service may have these names", () => {
    expect(
      check("purpose: Sets `queue_url`.\n", "`queue_url`", "docs/reference/services/networking/other.yaml"),
    ).toEqual([]);
  });
});
