/** Addresses that earlier editions of the site used for the update guides. */
const updateGuides: Record<string, string> = {
  "cis-1.3.0": "cis/cis-1.3.0",
  "cis-1.4.0": "cis/cis-1.4.0",
  "terraform-12": "terraform/terraform-12",
  "terraform-13": "terraform/terraform-13",
  "terraform-14": "terraform/terraform-14",
  "terraform-15": "terraform/terraform-15",
  "terraform-1.x": "terraform/terraform-1.x",
  "aws-provider-v3": "terraform/aws-provider-v3",
  "how-to-dry-your-reference-architecture": "terraform/how-to-dry-your-reference-architecture",
};

const base = "/guides/stay-up-to-date";

/** Redirects for `@docusaurus/plugin-client-redirects`: old address to the guide's page. */
export const redirects = [
  { from: `${base}/terraform/how-to-update-to-aws-provider-v3`, to: `${base}/terraform/aws-provider-v3` },
  ...Object.entries(updateGuides).map(([slug, path]) => ({ from: `${base}/${slug}`, to: `${base}/${path}` })),
];
