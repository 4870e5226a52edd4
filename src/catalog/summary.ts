import type { Service } from "./schema";

/** What the list of services says of one service. */
export interface ServiceSummary {
  group: string;
  slug: string;
  name: string;
  purpose: string;
  tags: string[];
  inputs: number;
  required: number;
  outputs: number;
}

export function summarize({ group, slug, name, purpose, tags, inputs, outputs }: Service): ServiceSummary {
  const required = inputs.filter((input) => input.default === undefined).length;
  return { group, slug, name, purpose, tags, inputs: inputs.length, required, outputs: outputs.length };
}
