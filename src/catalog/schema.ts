import * as z from "zod";
import { inputGroupKeys } from "./inputGroups";

/**
 * The one schema of a service's data file. TypeScript's types are inferred from it, the build
 * validates with it, and `jsonSchema()` is published beside the data.
 */

const identifier = z.string().regex(/^[a-zA-Z_][\w-]*$/, "is not a name that HCL allows");
const version = z.string().regex(/^\d+\.\d+\.\d+$/, "is not a version such as 2.11.1");

/** A text of its own, or the key of one that services share. */
function text(minimum: number) {
  const rule = `needs one paragraph of at least ${minimum} characters that says what the name does not and ends with a period`;
  const sentence = z
    .string()
    .min(minimum, rule)
    .regex(/^[^\n]*[.)]\n?$/, rule);
  const shared = z.strictObject({ shared: z.string().describe("Key of a text in shared-descriptions.yaml.") });
  return z
    .union([sentence, shared], { error: `${rule}, or {shared: KEY}` })
    .describe("Full sentences in inline Markdown.");
}

const description = text(25);
const fieldDescription = text(15);

const hcl = z.string().min(1);

const input = z.strictObject({
  name: identifier,
  type: z.string().min(1).describe("HCL type expression; `any` where the module declares none."),
  default: hcl.optional().describe("HCL expression. Absent: the input is required. `null`: optional without a value."),
  group: z.enum(inputGroupKeys, { error: `is none of the groups ${inputGroupKeys.join(", ")}` }),
  description,
  allowed: z.array(hcl).min(1).optional().describe("The accepted values, as HCL literals."),
  unit: z.string().min(1).optional(),
  sensitive: z.literal(true).optional(),
  nullable: z.literal(false).optional().describe("Present when the module refuses an explicit null."),
  deprecated: z.string().min(1).optional().describe("What to use instead, and why."),
  validation: z
    .array(z.strictObject({ condition: hcl, message: z.string() }))
    .min(1)
    .optional()
    .describe("The module's own validation rules."),
  example: hcl.optional().describe("HCL literal that samples use."),
  related: z
    .array(identifier)
    .min(1)
    .optional()
    .describe("Other inputs of this service that are set together with it."),
  fields: z
    .record(z.string(), fieldDescription)
    .optional()
    .describe("Descriptions of an object type's fields, by dotted path."),
});

const output = z.strictObject({
  name: identifier,
  description,
  sensitive: z.literal(true).optional(),
});

const service = z.strictObject({
  name: z.string().min(1),
  purpose: z.string().min(30, "needs one line that says what the service deploys").max(130, "is longer than one line"),
  source: z.strictObject({ repository: z.string().min(1), path: z.string().min(1) }),
  version: version.describe("Version of the Service Catalog that the data describe."),
  lastModifiedVersion: version.describe("The last version that changed this service."),
  tags: z.array(z.string()),
  builtWith: z.array(z.string()),
  providers: z
    .record(identifier, z.string().min(1))
    .optional()
    .describe("AWS providers that the module takes besides the default one: their Region, by alias."),
  inputs: z.array(input),
  outputs: z.array(output),
});

export const serviceSchema = service;
export type ServiceFile = z.infer<typeof service>;
type InputData = z.infer<typeof input>;
type OutputData = z.infer<typeof output>;

/** An input whose texts are resolved. */
export type Input = Omit<InputData, "description" | "fields"> & {
  description: string;
  fields?: Record<string, string>;
};
/** Whether the module refuses to run without a value for the input. */
export function isRequired(input: Pick<Input, "default">): boolean {
  return input.default === undefined;
}

/** An output whose text is resolved. */
export type Output = Omit<OutputData, "description"> & { description: string };

/** A service, with shared texts resolved and its place in the site. */
export type Service = Omit<ServiceFile, "inputs" | "outputs"> & {
  /** Folder of the page, such as `app-orchestration`. */
  group: string;
  /** File name of the page without its extension. */
  slug: string;
  inputs: Input[];
  outputs: Output[];
};

/** @returns the JSON Schema (draft 2020-12) of a service's data, as published */
export function jsonSchema(id: string): object {
  const { $schema, ...schema } = z.toJSONSchema(service);
  return { $schema, $id: id, title: "Service of the Gruntwork Service Catalog", ...schema };
}
