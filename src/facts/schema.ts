import * as z from "zod";

/** The schema of docs/facts.yaml: facts about vendors that may change without notice. */
const fact = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not lowercase words with hyphens"),
  fact: z.string().regex(/\.$/, "does not end with a period").describe("What pages say, in one sentence."),
  checked: z.iso.date("is not a date such as 2026-11-22"),
  source: z.url({ protocol: /^https$/, error: "is not an https address" }),
  title: z.string().min(5).describe("The source: whose page it is, and what it is about."),
  in: z.array(z.string()).default([]).describe("Files below docs/ that state it but cannot contain a citation."),
});

export const factsSchema = z.array(fact);

export type Fact = z.infer<typeof fact>;
