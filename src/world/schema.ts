import * as z from "zod";
import { uniqueList } from "../lib/uniqueList";

/** The schema of docs/world.yaml, which describes the example company on all pages. */

const block = z.string().regex(/^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/, "is not an address block such as 10.10.0.0/16");
const purpose = z.string().min(1);

const cut = z.strictObject({
  bits: z.number().int().positive().describe("How many bits longer a subnet's prefix is than its VPC's."),
  tiers: z.array(
    z.strictObject({ name: z.string(), offset: z.number().int().nonnegative().describe("Counted in subnets.") }),
  ),
});

const exception = z.strictObject({
  values: z.array(z.string()).min(1).describe("As written on the page."),
  in: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Files, or folders that end with a slash, below docs/. Absent: every page may contain the values."),
  reason: z.string().min(10).describe("Why pages may contain values that the example company does not."),
});

export const worldSchema = z.strictObject({
  company: z.string(),
  accounts: uniqueList(
    z.strictObject({ name: z.string(), id: z.string().regex(/^\d{12}$/, "is not twelve digits in quotes"), purpose }),
    "name",
    "id",
  ),
  regions: uniqueList(
    z.strictObject({ name: z.string(), place: z.string(), zones: z.array(z.string().regex(/^[a-z]$/)), purpose }),
    "name",
  ),
  networks: uniqueList(
    z.strictObject({ environment: z.string(), application: block, management: block.optional() }),
    "environment",
  ),
  subnets: z.strictObject({ application: cut, management: cut }),
  addresses: z.array(z.strictObject({ block, purpose })),
  names: z.strictObject({
    domain: z.string(),
    privateDomain: z.string(),
    profile: z.string(),
    stateBucket: z.string(),
    bucket: z.string(),
    accountEmail: z.string(),
  }),
  emails: z.array(z.string().includes("@")),
  repositories: uniqueList(
    z.strictObject({
      name: z.string(),
      address: z.string(),
      purpose,
      environments: z.array(z.string()).default([]),
      roles: z
        .array(z.string())
        .default([])
        .describe("IAM roles named after the repository: their names begin with its name."),
      paths: z.array(z.string()),
    }),
    "name",
  ),
  versions: uniqueList(
    z.strictObject({
      name: z.string(),
      version: z.string(),
      repository: z
        .string()
        .optional()
        .describe("The library's repository: its tags in module sources are this version."),
      constraints: z.array(z.string()).default([]),
      purpose,
    }),
    "name",
  ),
  files: z.record(z.string(), z.string()),
  units: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Files of units that a walkthrough may start with. Unlike `files`, pages may have others at their paths.",
    ),
  exceptions: z.array(exception).default([]),
});

export type World = z.infer<typeof worldSchema>;
