import { expect, it } from "vitest";
import { extractEntry } from "./entryMarkdown";

const page = `# Queue

### Required

#### [\`name\`](https://docs.example.com/queue#input_name)

required, \`string\`

\`\`\`hcl
## Not a heading
name = "a"
\`\`\`

#### [\`name_prefix\`](https://docs.example.com/queue#input_name_prefix)

Set with [\`name\`](https://docs.example.com/queue#input_name)

## Outputs

### [\`arn\`](https://docs.example.com/queue#output_arn)

ARN of the queue.
`;

it("extracts an entry up to the next heading", () => {
  expect(extractEntry(page, "input_name")).toBe(
    '#### [`name`](https://docs.example.com/queue#input_name)\n\nrequired, `string`\n\n```hcl\n## Not a heading\nname = "a"\n```\n',
  );
  expect(extractEntry(page, "input_name_prefix")).toMatch(/^#### \[`name_prefix`[^]*input_name\)\n$/);
  expect(extractEntry(page, "output_arn")).toMatch(/ARN of the queue\.\n$/);
});

it("returns undefined for an entry that is not on the page", () => {
  expect(extractEntry(page, "input_arn")).toBeUndefined();
});
