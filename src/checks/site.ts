import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Service } from "../catalog/schema";
import type { Problem } from "../lib/problem";
import type { Page } from "./page";

/** What a rule may need besides the page that it checks. */
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
  /** The services whose data is valid. */
  services: readonly Service[];
  /** Every id on the built page: of headings, elements and components. Undefined if a mistake hides them. */
  anchors: (page: Page) => ReadonlySet<string> | undefined;
}

/** Finds one kind of mistake on a page. */
export type Rule = (page: Page, site: Site) => Problem[] | Promise<Problem[]>;
