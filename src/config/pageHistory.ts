import { execFileSync } from "node:child_process";
import type { VcsConfig } from "@docusaurus/types";
import { getVcsPreset } from "@docusaurus/utils";

const git = getVcsPreset("git-eager");

/**
 * Whether the repository has its full history. In a shallow clone, every file seems to originate from the commit where
 * the clone begins.
 */
export function hasFullHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
      cwd: siteDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() === "false";
  } catch {
    return false;
  }
}

/**
 * When pages were last changed, according to Git: the page itself, or the data of its service. Without Git, or without
 * the full history, pages show no date.
 */
export function pageHistory(siteDir: string, history: VcsConfig = git): VcsConfig {
  const isKnown = hasFullHistory(siteDir);
  return {
    initialize: (parameters) => (isKnown ? history.initialize(parameters) : undefined),
    getFileCreationInfo: async (file) => (isKnown ? history.getFileCreationInfo(file) : null),
    getFileLastUpdateInfo: async (file) => {
      const files = isKnown ? [file, file.replace(/\.mdx$/, ".yaml")] : [];
      const changes = await Promise.all(files.map((one) => history.getFileLastUpdateInfo(one)));
      return changes.reduce((newest, change) => {
        return change && (newest === null || change.timestamp > newest.timestamp) ? change : newest;
      }, null);
    },
  };
}
