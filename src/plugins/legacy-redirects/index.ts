import fs from "node:fs";
import path from "node:path";
import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { movedSections, redirects } from "../../config/redirects";
import { htmlFile } from "../htmlFile";

/** Runs before the page is painted, and goes to the section in the URL if it is on another page now. */
const movedSection = fs.readFileSync(path.join(__dirname, "../inline-scripts/movedSection.js"), "utf8");

/** The value of the script's attribute: the ids and URLs as a query string, in which only & needs escaping in HTML. */
const movedFrom = (sections: Record<string, string>): string =>
  new URLSearchParams(sections).toString().replaceAll("&", "&amp;");

/** Adds the script to each page that has lost sections. No other page carries it, nor the list. */
function addMovedSections(outDir: string): void {
  for (const [page, sections] of Object.entries(movedSections)) {
    const file = htmlFile(outDir, page);
    if (file === undefined) {
      throw new Error(`The build has no page ${page}, from which sections have moved.`);
    }
    const script = `<script data-moved="${movedFrom(sections)}">${movedSection}</script>`;
    fs.writeFileSync(
      file,
      fs.readFileSync(file, "utf8").replace("</head>", () => `${script}</head>`),
    );
  }
}

/**
 * Upstream's redirect plugin with our redirects, and redirects for sections that moved to another page. If they were
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
