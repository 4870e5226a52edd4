import fs from "node:fs";
import path from "node:path";
import type { ThemeConfig } from "@docusaurus/preset-classic";
import type { HtmlTagObject, LoadContext, Plugin } from "@docusaurus/types";

/** An inline script; its text is the same in every build, so that a policy can name its hash. */
function inlineScript(file: string, attributes: Record<string, string> = {}): HtmlTagObject {
  return { tagName: "script", attributes, innerHTML: fs.readFileSync(path.join(__dirname, file), "utf8") };
}

/** Plugin for the few lines of script that have to run before, or without, the site's own scripts. */
export default function inlineScripts({ siteConfig }: LoadContext): Plugin {
  const announcementId = (siteConfig.themeConfig as ThemeConfig).announcementBar?.id;
  return {
    name: "inline-scripts",
    getClientModules: () => [path.join(__dirname, "loadNotice.css")],
    injectHtmlTags: () => ({
      headTags: [inlineScript("loadNotice.js"), inlineScript("yourValues.js"), inlineScript("atFragment.js")],
      // After the theme's own script, which reads the dismissal.
      preBodyTags: announcementId ? [inlineScript("newAnnouncement.js", { "data-id": announcementId })] : [],
    }),
  };
}
