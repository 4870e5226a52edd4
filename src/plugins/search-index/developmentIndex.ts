import fs from "node:fs";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import logger from "@docusaurus/logger";
import type { AllContent } from "@docusaurus/types";
import { SHARED_FILE } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { searchTuning } from "../../config/searchTuning";
import { INDEX_DIRECTORY } from "../../search/client/manifest";
import type { SearchPage } from "../../search/types";
import { pageFromSource } from "./fromSource";
import { writeIndex } from "./write";

interface ReadPage {
  changed: number;
  page: SearchPage;
}

/** When a page last changed: its text, the data file beside it, or the texts that data files share. */
function lastChange(source: string, sharedTexts: string): number {
  return Math.max(
    ...[source, source.replace(/\.mdx?$/, ".yaml"), sharedTexts].map(
      (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );
}

/** The index of the development server, kept up to date with the sources. */
export class DevelopmentIndex {
  /** The folder that is served at the root of the site. */
  readonly directory: string;
  private readonly siteDir: string;
  private readonly pages = new Map<string, ReadPage>();

  constructor(siteDir: string, directory: string) {
    this.siteDir = siteDir;
    this.directory = directory;
  }

  /** Reads the pages that have changed since the last time, and rewrites the index. */
  update(allContent: AllContent): void {
    const content = allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined;
    const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
    try {
      const pages = docs.map(({ source, permalink, title, frontMatter }) => {
        const file = source.replace("@site", this.siteDir);
        const changed = lastChange(file, path.join(this.siteDir, SERVICES_FOLDER, SHARED_FILE));
        const known = this.pages.get(file);
        if (known?.changed === changed) {
          return known.page;
        }
        const page = pageFromSource(file, permalink, title, frontMatter.keywords ?? []);
        this.pages.set(file, { changed, page });
        return page;
      });
      fs.rmSync(path.join(this.directory, INDEX_DIRECTORY), { recursive: true, force: true });
      writeIndex(pages, searchTuning, this.directory);
    } catch (error) {
      logger.warn(`The search index of the development server is out of date: ${String(error)}`);
    }
  }
}
