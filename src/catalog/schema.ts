import * as z from "zod";
import { countOf } from "../lib/countOf";
import { listOf } from "../lib/listOf";
import { inputGroups } from "./inputGroups";
import { VERSION } from "./version";

/**
 * The single schema of a service's data file. TypeScript types are inferred from it, the build
 * validates with it, and `jsonSchema()` is published with the data.
 */

const identifier = z.string().regex(/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u, "is not a name that HCL allows");
const version = z.string().regex(VERSION, "is not a version such as 2.11.1");

const flawsOf = (text: string, minimum: number): string[] => [
  ...(/\n./.test(text) ? ["has more than one paragraph"] : []),
  ...(/[.)]\s*$/.test(text) ? [] : ["does not end with a period"]),
  ...(text.length < minimum
    ? [`has ${countOf(text.length, "character")}; write at least ${minimum}, and say more than the name does`]
    : []),
];

/** A text, or the key of one that services share. */
function text(minimum: number) {
  const sentences = z
    .string()
    .meta({ minLength: minimum, pattern: "^[^\\n]*[.)]\\n?$" })
    .superRefine((value, context) => {
      const flaws = flawsOf(value, minimum);
      if (flaws.length > 0) {
        context.addIssue({ code: "custom", message: `the text ${listOf(flaws)}.` });
      }
    });
  const shared = z.strictObject({ shared: z.string().describe("Key of a text in shared-descriptions.yaml.") });
  return z
    .union([sentences, shared], { error: "is neither text nor {shared: KEY}" })
    .describe("Full sentences in inline Markdown, one paragraph.");
}

const description = text(25).optional().describe("A writer's description. Absent: none has been written yet.");
const fieldDescription = text(15);

const hcl = z.string().min(1);

const serviceReference = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "is not GROUP/SLUG");
const outputReference = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+#\w[\w-]*(?:\.\w[\w-]*)*$/, "is not GROUP/SLUG#OUTPUT or GROUP/SLUG#OUTPUT.FIELD");

const validationRule = z.strictObject({ condition: hcl, message: z.string() });

const attributeChange = z.strictObject({
  version,
  attribute: z.enum(["type", "default", "sensitive", "ephemeral", "nullable", "deprecated", "validation"]),
  from: z
    .union([z.string(), z.boolean(), z.array(validationRule)])
    .optional()
    .describe("The value before the change, as in the attribute. Absent: it was not set."),
  to: z
    .union([z.string(), z.boolean(), z.array(validationRule)])
    .optional()
    .describe("The value after the change. Absent: it is no longer set."),
});

/** A single refinement, because the message covers all three rules. */
const purpose = z
  .string()
  .meta({ minLength: 30, maxLength: 130, pattern: "\\.$" })
  .refine(
    (text) => /^.{29,129}\.$/s.test(text),
    'write one sentence of 30 to 130 characters that says what the service does and ends with a period: "Deploys …".',
  );

/** What inputs and outputs have in common. */
const declared = {
  name: identifier,
  description,
  moduleDescription: z
    .string()
    .min(1)
    .optional()
    .describe("The module's own description. Absent: it has none, or it was not imported yet."),
  moduleDescriptionChange: z
    .strictObject({ version, from: z.string() })
    .optional()
    .describe("The module's description before a release changed it. Kept until a writer has compared the two."),
  sensitive: z.literal(true).optional(),
  ephemeral: z.literal(true).optional().describe("Present when the value is excluded from the plan and the state."),
  deprecated: z.string().min(1).optional().describe("What to use instead, and why."),
  since: version.optional().describe("The first version that has it. Absent: it was already in the first import."),
  changes: z.array(attributeChange).min(1).optional().describe("What releases changed since the first import."),
};

const input = z.strictObject({
  ...declared,
  type: z.string().min(1).describe("HCL type expression; `any` where the module declares none."),
  default: hcl.optional().describe("HCL expression. Absent: the input is required. `null`: optional without a value."),
  group: z.enum(inputGroups, { error: `is none of the groups ${inputGroups.join(", ")}` }),
  allowed: z
    .array(hcl)
    .min(1)
    .optional()
    .describe("The accepted values, or the accepted items of a list, as HCL literals."),
  unit: z.string().min(1).optional(),
  nullable: z.literal(false).optional().describe("Present when the module rejects an explicit null."),
  editorial: z
    .strictObject({ sensitive: z.literal(true).optional(), deprecated: z.string().min(1).optional() })
    .optional()
    .describe("Marks that writers add because the module lacks them. Imports leave them alone."),
  validation: z.array(validationRule).min(1).optional().describe("The module's own validation rules."),
  from: z
    .union([outputReference, z.array(outputReference).min(1)], {
      error: "is neither GROUP/SLUG#OUTPUT nor a list of these",
    })
    .optional()
    .describe(
      "Outputs of other services that can be the value, the usual one first: GROUP/SLUG#OUTPUT or …#OUTPUT.FIELD.",
    ),
  example: hcl
    .optional()
    .describe("HCL expression, which may call functions. Samples use it where no other service provides the value."),
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
  ...declared,
  type: z.string().min(1).optional().describe("HCL type expression; present where an input takes the value."),
  example: hcl.optional().describe("HCL literal that samples use as a mock output."),
});

const removedEntry = z.strictObject({ kind: z.enum(["input", "output"]), name: identifier, version });

const service = z.strictObject({
  name: z.string().min(1),
  purpose,
  source: z.strictObject({
    repository: z.string().min(1),
    path: z.string().describe("Folder of the module in the repository; empty for its root."),
  }),
  version: version.describe("Version of the Service Catalog that the data describes."),
  lastModifiedVersion: version.describe("The last version that changed this service."),
  tags: z.array(z.string()),
  builtWith: z.array(z.string()),
  shortName: identifier
    .optional()
    .describe("The service's name in code: `module.NAME`, `dependency.NAME`. Absent: the name of the module's folder."),
  unitFolder: z
    .string()
    .regex(/^(?:\.\.\/)*(?:[\w-]+\/)+[\w-]+$/, "is not GROUP/NAME")
    .optional()
    .describe(
      "Folder of the service's unit, relative to ACCOUNT/REGION/ENVIRONMENT. Absent: the last two folders of the module's path.",
    ),
  dependsOn: z
    .array(serviceReference)
    .min(1)
    .optional()
    .describe("Services that must exist first although no required input takes any of their outputs."),
  providers: z
    .record(identifier, z.string().min(1))
    .optional()
    .describe("AWS providers that the module takes besides the default one: their Region, by alias."),
  inputs: z.array(input),
  outputs: z.array(output),
  removed: z.array(removedEntry).min(1).optional().describe("Inputs and outputs that releases removed."),
});

export const serviceSchema = service;
export type ServiceFile = z.infer<typeof service>;
type InputData = z.infer<typeof input>;
type OutputData = z.infer<typeof output>;

/** A change of one attribute of an input or output by a release. */
export type AttributeChange = z.infer<typeof attributeChange>;
/** An input or output that a release removed. */
export type RemovedEntry = z.infer<typeof removedEntry>;

/** An input with its texts resolved and the writers' editorial marks merged with the module's. */
export type Input = Omit<InputData, "description" | "fields" | "editorial" | "from"> & {
  description?: string;
  fields?: Record<string, string>;
  /** References to outputs of other services, such as `networking/sns-topics#topic_arn`. */
  from?: string[];
};
/** An output with its text resolved. */
export type Output = Omit<OutputData, "description"> & { description?: string };

/** A service with shared texts resolved, and its location on the site. */
export type Service = Omit<ServiceFile, "inputs" | "outputs"> & {
  /** Folder of the page, such as `app-orchestration`. */
  group: string;
  /** File name of the page without its extension. */
  slug: string;
  inputs: Input[];
  outputs: Output[];
};

/** In the published data, shared texts are resolved, and the writers' marks are merged with the module's. */
const publishedText = z.string().describe("Full sentences in inline Markdown, one paragraph.");
const publishedInput = input.omit({ editorial: true }).extend({
  description: publishedText.optional(),
  fields: z
    .record(z.string(), publishedText)
    .optional()
    .describe(input.shape.fields.description ?? ""),
  from: z
    .array(outputReference)
    .min(1)
    .optional()
    .describe(input.shape.from.description ?? ""),
});
const publishedOutput = output.extend({ description: publishedText.optional() });

/** @returns the JSON Schema (draft 2020-12) of a service's data, as published */
export function jsonSchema(id: string): object {
  const published = service.extend({
    // A published file names its schema.
    $schema: z.literal(id).optional(),
    inputs: z.array(publishedInput),
    outputs: z.array(publishedOutput),
  });
  const { $schema, ...schema } = z.toJSONSchema(published, {
    override: ({ jsonSchema: part }) => {
      // Not every validator supports Unicode property escapes: Python's does not.
      if (part.pattern?.includes("\\p{")) {
        delete part.pattern;
      }
    },
  });
  return { $schema, $id: id, title: "Service of the Gruntwork Service Catalog", ...schema };
}
