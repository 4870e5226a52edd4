import { describe, expect, it } from "vitest";
import { renderInput, renderOutput } from "../../catalog/render/entry";
import type { Input } from "../../catalog/schema";
import { makeService } from "../../catalog/testing/service";
import { Wiring } from "../../catalog/wiring";
import { entriesFromHtml } from "./fromHtml";

const rules: Input = {
  name: "lifecycle_rules",
  type: "map(object({\n  prefix = string\n  expiration = optional(object({ days = number }), {})\n}))",
  default: "{}",
  group: "storage",
  description: "Rules by a name of your choice, such as `expire-old`.",
  allowed: ['"a"'],
  fields: { "expiration.days": "Days after which an object is deleted." },
};
const password: Input = {
  name: "master_password",
  type: "string",
  group: "database",
  description: "Password of the first user.",
  sensitive: true,
  deprecated: "Use a secret instead.",
};
const anything: Input = {
  name: "tags",
  type: "any",
  default: `{\n${'  a = "long"\n'.repeat(9)}}`,
  group: "general",
  description: "Tags of everything that is created.",
  fields: { owner: "Who pays for it." },
};
const names = { inputs: new Set([rules.name, password.name]), outputs: new Set<string>() };
const service = makeService({ slug: "s-3-bucket", inputs: [rules] });
const wiring = new Wiring([service]);

describe("inputs and outputs", () => {
  const markup = [
    ...[rules, password, anything].map((input) => renderInput(input, names, wiring)),
    renderOutput({ name: "bucket_arn", description: "ARN of the bucket." }, service, names, wiring),
  ];
  const records = entriesFromHtml(markup.map(({ text }) => text).join(""));

  it("each have a name, parents and an anchor, and so do the fields of objects", () => {
    expect(records.map(({ kind, heading, parents, anchor }) => [kind, heading, parents.join("/"), anchor])).toEqual([
      ["input", "lifecycle_rules", "Inputs", "input_lifecycle_rules"],
      ["field", "prefix", "Inputs/lifecycle_rules", "input_lifecycle_rules.prefix"],
      ["field", "expiration", "Inputs/lifecycle_rules", "input_lifecycle_rules.expiration"],
      ["field", "expiration.days", "Inputs/lifecycle_rules", "input_lifecycle_rules.expiration.days"],
      ["input", "master_password", "Inputs", "input_master_password"],
      ["input", "tags", "Inputs", "input_tags"],
      ["field", "owner", "Inputs/tags", "input_tags.owner"],
      ["output", "bucket_arn", "Outputs", "output_bucket_arn"],
    ]);
  });

  it("note whether they are required, their type, and a short default", () => {
    expect(records.map(({ note }) => note)).toEqual([
      "optional, map(object), default {}",
      "required, string",
      "optional, object, default {}",
      "required, number",
      "required, sensitive, deprecated, string",
      "optional, any",
      "",
      "",
    ]);
  });

  it("have their description as text, and nothing else", () => {
    expect(records.map(({ text }) => text.replace(/\s+/g, " ").trim())).toEqual([
      "Rules by a name of your choice, such as expire-old.",
      "",
      "",
      "Days after which an object is deleted.",
      "Deprecated. Use a secret instead. Password of the first user.",
      "Tags of everything that is created.",
      "Who pays for it.",
      "ARN of the bucket.",
    ]);
  });
});
