import { isRequired, type Service } from "./schema";

/** What the list of services says about a service. */
export interface ServiceSummary {
  group: string;
  slug: string;
  name: string;
  purpose: string;
  tags: string[];
  /** Number of inputs, of required ones among them, and of outputs. */
  inputs: number;
  required: number;
  outputs: number;
}

/** Reduces a service to what the list of services shows. */
export function summarize({ group, slug, name, purpose, tags, inputs, outputs }: Service): ServiceSummary {
  const required = inputs.filter(isRequired).length;
  return { group, slug, name, purpose, tags, inputs: inputs.length, required, outputs: outputs.length };
}
