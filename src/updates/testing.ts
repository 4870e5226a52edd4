import { updateSchema, type UpdateData } from "./schema";

/** The data of three updates of two subjects, and two repositories, before it is validated. */
export const sampleUpdates = {
  subjects: [
    { id: "terraform", name: "Terraform", start: { version: "0.11", name: "Terraform 0.11" } },
    { id: "aws", name: "AWS provider", start: { version: "2", name: "AWS provider 2" } },
  ],
  updates: [
    ["terraform-0.12", "terraform", "0.12"],
    ["aws-provider-3", "aws", "3"],
    ["terraform-0.13", "terraform", "0.13"],
  ].map(([id = "", subject = "", version = ""]) => ({
    id,
    subject,
    version,
    name: `${subject} ${version}`,
    page: `guides/${id}`,
    column: `First for ${version}`,
    ...(version === "0.12" && { columnBefore: "Newest for 0.11" }),
    before: "What was before",
    work: "Do it.",
  })),
  repositories: [
    {
      name: "terraform-aws-vpc",
      formerName: "module-vpc",
      newestBefore: { "terraform-0.12": "v0.5.8" },
      firstFor: { "terraform-0.12": "v0.6.0", "aws-provider-3": "v0.9.0", "terraform-0.13": "v0.10.0" },
    },
    { name: "terraform-aws-consul", organization: "hashicorp", replacedBy: { "terraform-0.13": "terraform-aws-vpc" } },
    {
      name: "terragrunt",
      newestBefore: { "terraform-0.12": "all" },
      firstFor: { "terraform-0.12": "v0.19.0" },
      recommendations: { "terraform-0.12": ["1.20", "2.1.1"] },
    },
  ],
};

export const makeUpdates = (): UpdateData => updateSchema.parse(sampleUpdates);
