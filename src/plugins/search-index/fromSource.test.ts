import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageFromSource } from "./fromSource";

const source = `---
title: Lambda
description: A function.
---

import Thing from "thing";

Runs a [function](./other.mdx) with **few** parts.

## Memory and time {/* #memory */}

<Cards>

- Set \`memory_size\`, or 1 | 2.

</Cards>

| Size | For |
| --- | --- |
| 128 | tests |

### In seconds

\`\`\`bash
## not a heading
export TIMEOUT=30
\`\`\`

## In seconds

## Set \`memory_size\` in **tests**
`;

const data = `
name: Lambda
purpose: A function that runs when something calls it.
source: {repository: catalog, path: modules/lambda}
version: 1.0.0
lastModifiedVersion: 1.0.0
tags: []
builtWith: []
inputs:
  - {name: memory_size, type: number, group: compute, description: Memory of the function in megabytes.}
outputs:
  - {name: function_arn, description: ARN of the function that was made.}
`;

describe("pageFromSource", () => {
  let folder = "";

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"));
    fs.writeFileSync(path.join(folder, "lambda.mdx"), source);
    fs.writeFileSync(path.join(folder, "lambda.yaml"), data);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it("reads sections with the ids they will have, the data beside the page, and its keywords", () => {
    const page = pageFromSource(path.join(folder, "lambda.mdx"), "/services/lambda", "Lambda", ["FaaS"]);
    expect(page.keywords).toEqual(["FaaS"]);
    expect(page.records.map(({ kind, heading, anchor }) => [kind, heading, anchor])).toEqual([
      ["page", "Lambda", ""],
      ["section", "Memory and time", "memory"],
      ["section", "In seconds", "in-seconds"],
      ["section", "In seconds", "in-seconds-1"],
      ["section", "Set memory_size in tests", "set-memory_size-in-tests"],
      ["input", "memory_size", "input_memory_size"],
      ["output", "function_arn", "output_function_arn"],
    ]);
  });

  it("notes what a section sets in bold", () => {
    const { records } = pageFromSource(path.join(folder, "lambda.mdx"), "/services/lambda", "Lambda", ["FaaS"]);
    expect(records.map(({ keyTerms = "" }) => keyTerms.trim()).filter(Boolean)).toEqual(["few"]);
  });

  it("leaves the markup out of the text", () => {
    const { records } = pageFromSource(path.join(folder, "lambda.mdx"), "/services/lambda", "Lambda", ["FaaS"]);
    expect(records[0]?.text).toBe("Runs a function with few parts.");
    expect(records[1]?.text).toBe("Set memory_size , or 1 2. Size · For · 128 · tests");
    expect(records[2]?.text).toBe("## not a heading export TIMEOUT=30");
  });
});
