import type { SiteText } from "./llms";

/**
 * Writes `robots.txt`, which tells crawlers where the sitemap is. It is not a file in `static/`, because the address of
 * a sitemap must be absolute.
 */
export const robotsTxt = ({ url }: Pick<SiteText, "url">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.xml", url).href}\n`;
