import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { guidesSidebars } from "./src/config/sidebars/guides";
import { introSidebars } from "./src/config/sidebars/intro";
import { referenceSidebars } from "./src/config/sidebars/reference";

export default {
  ...introSidebars,
  ...guidesSidebars,
  ...referenceSidebars,
} satisfies SidebarsConfig;
