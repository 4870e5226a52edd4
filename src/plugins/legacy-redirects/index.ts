import fs from "node:fs";
import path from "node:path";
import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { movedSections, redirects } from "../../config/redirects";
import { htmlFile } from "../htmlFile";
import { replaceFile } from "../replaceFile";

const movedSection = fs.readFileSync(path.join(__dirname, "../inline-scripts/movedSection.js"), "utf8");

/**
 * The script's list of sections: the fragments, encoded as in `location.hash`, and their URLs, as a query string. Only &
 * needs escaping in HTML.
 */
const listOf = (sections: Record<string, string>): string =>
  new URLSearchParams(
    Object.entries(sections).map(([id, url]) => [new URL(`#${id}`, "https://site.invalid").hash.slice(1), url]),
  )
    .toString()
    .replaceAll("&", "&amp;");

/**
 * Adds the script to each page that has lost sections. No other page carries it, nor the list.
 *
 * @throws if the build has no such page, or the page has no end of its head
 */
function addMovedSections(outDir: string): void {
  for (const [page, sections] of Object.entries(movedSections)) {
    const file = htmlFile(outDir, page);
    const html = file === undefined ? "" : fs.readFileSync(file, "utf8");
    const end = html.indexOf("</head>");
    if (file === undefined || end === -1) {
      throw new Error(`The build has no page ${page} with a </head>, where the script for its moved sections belongs.`);
    }
    const script = `<script data-moved="${listOf(sections)}">${movedSection}</script>`;
    replaceFile(file, html.slice(0, end) + script + html.slice(end));
  }
}

/**
 * Upstream's redirect plugin with our redirects, and redirects for sections that pages no longer have. If they were
 * options in the site's configuration, they would be part of the main script, which every page loads.
 */
export default function legacyRedirects(context: LoadContext): Plugin | null {
  const options = { id: "default", redirects, fromExtensions: [], toExtensions: [] };
  const plugin = clientRedirects(context, options) as Plugin | null;
  return (
    plugin && {
      ...plugin,
      postBuild(props) {
        addMovedSections(props.outDir);
        return plugin.postBuild?.(props);
      },
    }
  );
}
