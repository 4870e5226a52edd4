/** Ids of the headings that the build adds to a service's page, besides those of its input sections. */
export const headingIds = {
  usage: "usage",
  inputs: "inputs",
  outputs: "outputs",
  next: "deploy-next",
} as const;
