import fs from "node:fs";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import logger from "@docusaurus/logger";
import type { AllContent } from "@docusaurus/types";
import { SHARED_FILE } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { searchTuning } from "../../config/searchTuning";
import { INDEX_DIRECTORY, MANIFEST_FILE } from "../../search/client/manifest";
import type { SearchPage } from "../../search/types";
import { pageFromSource } from "./fromSource";
import { writeIndex } from "./write";

type Doc = LoadedContent["loadedVersions"][number]["docs"][number];

/** Changes when anything indexed for a page does: its source, its data file, or the texts that data files share. */
function versionOf(file: string, { permalink, title, frontMatter }: Doc, sharedTexts: string): string {
  const changed = [file, file.replace(/\.mdx?$/, ".yaml"), sharedTexts].map(
    (one) => fs.statSync(one, { throwIfNoEntry: false })?.mtimeMs,
  );
  return JSON.stringify([permalink, title, frontMatter.keywords, ...changed]);
}

/** The index of the development server, updated from the sources when a search starts. */
export class DevelopmentIndex {
  private docs: Doc[] = [];
  private pages = new Map<string, SearchPage>();

  /** @param directory the folder that is served at the root of the site */
  constructor(
    private readonly siteDir: string,
    readonly directory: string,
  ) {}

  /** Updates the list of the site's pages. */
  load(allContent: AllContent): void {
    const content = allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined;
    this.docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  }

  /** Reads the pages that have changed since the last time, and rewrites the index if there are any. */
  update(): void {
    try {
      const sharedTexts = path.join(this.siteDir, SERVICES_FOLDER, SHARED_FILE);
      const pages = new Map(
        this.docs.map((doc) => {
          const file = doc.source.replace("@site", this.siteDir);
          const version = versionOf(file, doc, sharedTexts);
          const read = () => pageFromSource(file, doc.permalink, doc.title, doc.frontMatter.keywords ?? []);
          return [version, this.pages.get(version) ?? read()];
        }),
      );
      if (pages.size === this.pages.size && [...pages.keys()].every((version) => this.pages.has(version))) {
        return;
      }
      const { directory } = writeIndex([...pages.values()], searchTuning, this.directory);
      this.removeAllBut(directory);
      // Assigned last, so that the next search tries again if a file cannot be read or written.
      this.pages = pages;
    } catch (error) {
      logger.warn(`The search index of the development server is out of date: ${String(error)}`);
    }
  }

  /** Removes the folders of earlier indexes. */
  private removeAllBut(directory: string): void {
    const folder = path.join(this.directory, INDEX_DIRECTORY);
    for (const name of fs.readdirSync(folder)) {
      if (name !== directory && name !== MANIFEST_FILE) {
        fs.rmSync(path.join(folder, name), { recursive: true });
      }
    }
  }
}
