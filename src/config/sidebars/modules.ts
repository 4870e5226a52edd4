/** The modules that `sidebars.ts` composes the sidebars from, as globs from the root of the repository. */
export const SIDEBAR_MODULES = [
  "src/config/sidebars/*.ts",
  "src/config/updateGuides.ts",
  "src/catalog/serviceGroups.ts",
];
