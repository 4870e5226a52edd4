import type { Input, Service } from "../schema";

/** A required string input for tests; give it a `default` to make it optional. */
export function makeInput(name: string, overrides: Partial<Input> = {}): Input {
  return {
    name,
    type: "string",
    group: "general",
    description: `What ${name} is for, in a sentence.`,
    ...overrides,
  };
}

/** A service of the Service Catalog for tests, by default without inputs and outputs. */
export function makeService(overrides: Partial<Service> = {}): Service {
  const { slug = "queue" } = overrides;
  return {
    group: "networking",
    slug,
    name: "Queue",
    purpose: "Deploys a queue, as an example of a service.",
    source: { repository: "terraform-aws-service-catalog", path: `modules/${slug}` },
    version: "1.0.0",
    lastModifiedVersion: "1.0.0",
    tags: [],
    builtWith: [],
    inputs: [],
    outputs: [],
    ...overrides,
  };
}
