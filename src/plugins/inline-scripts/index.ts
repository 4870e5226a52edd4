import fs from "node:fs";
import path from "node:path";
import type { ThemeConfig } from "@docusaurus/preset-classic";
import type { HtmlTagObject, LoadContext, Plugin } from "@docusaurus/types";

/** An inline script: a file of this folder, checked like other code. Variable data is passed in its attributes. */
function inlineScript(file: string, attributes: Record<string, string> = {}): HtmlTagObject {
  return { tagName: "script", attributes, innerHTML: fs.readFileSync(path.join(__dirname, file), "utf8") };
}

/** The font is the one that `src/css/fonts.css` declares. */
const fontScript = inlineScript("font.js", { "data-font": "/fonts/source-sans-3-latin.woff2" });

/** Adds the few lines of script that pages need before, or without, the site's own scripts. */
export default function inlineScripts({ siteConfig }: LoadContext): Plugin {
  const announcementId = (siteConfig.themeConfig as ThemeConfig).announcementBar?.id;
  return {
    name: "inline-scripts",
    getClientModules: () => [path.join(__dirname, "loadNotice.css")],
    injectHtmlTags: () => ({
      headTags: [
        inlineScript("loadNotice.js"),
        inlineScript("yourValues.js"),
        inlineScript("atFragment.js"),
        inlineScript("earlyInput.js"),
        fontScript,
      ],
      preBodyTags: [
        fontScript,
        // After the theme's own script, which reads the dismissal.
        ...(announcementId ? [inlineScript("newAnnouncement.js", { "data-id": announcementId })] : []),
      ],
    }),
  };
}
