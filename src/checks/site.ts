import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Service } from "../catalog/schema";
import type { Problem } from "../lib/problem";
import type { Page } from "./page";

/** What a rule has to know beyond the page that it looks at. */
export interface Site {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder with the pages. */
  docs: string;
  /** Every page, by its path below `docs/`. */
  pages: ReadonlyMap<string, Page>;
  /** The site's tags. */
  tags: ReadonlySet<string>;
  sidebars: SidebarsConfig;
  /** The services of the catalog whose data have no problems. */
  services: readonly Service[];
  /** Ids on the page that the build makes of a source page: of its headings, its elements and its components. */
  anchors: (page: Page) => ReadonlySet<string>;
}

/** Looks for one kind of mistake on one page. */
export type Rule = (page: Page, site: Site) => Problem[] | Promise<Problem[]>;
