/** Folder of the update guides, below `docs/`. */
export const UPDATE_GUIDES_FOLDER = "guides/stay-up-to-date";

/** The update guides: the path of each below the folder, and its sidebar (specification, section 2). */
export const updateGuides = {
  "cis/cis-1.3.0": "cis130",
  "cis/cis-1.4.0": "cis140",
  "terraform/terraform-12": "terraform12",
  "terraform/terraform-13": "terraform13",
  "terraform/terraform-14": "terraform14",
  "terraform/terraform-15": "terraform15",
  "terraform/terraform-1.x": "terraform1x",
  "terraform/aws-provider-v3": "terraformServiceProviderV3",
  "terraform/how-to-dry-your-reference-architecture": "dryRefArch",
} as const;
