import { servicePath } from "../../catalog/servicePath";
import type { Service } from "../../catalog/schema";
import { serviceKey } from "../../catalog/wiring";
import { withoutSlash } from "../../lib/withoutSlash";

/** Longer keywords are questions and messages, in which most words are not about the service itself. */
const MAX_WORDS = 3;

/** The parts of a loaded page that matter here. */
interface Page {
  permalink: string;
  frontMatter: { keywords?: string[] };
}

/**
 * Other names for services, from the keywords of their pages, for the filter of the list of services.
 *
 * @returns by `GROUP/SLUG`, in lowercase, one per line
 */
export function searchWords(services: readonly Service[], pages: readonly Page[]): Record<string, string> {
  const keywords = new Map(pages.map(({ permalink, frontMatter }) => [withoutSlash(permalink), frontMatter.keywords]));
  return Object.fromEntries(
    services.map((service) => {
      const names = keywords.get(servicePath(service)) ?? [];
      const short = names.filter((name) => name.split(/\s+/).length <= MAX_WORDS);
      return [serviceKey(service), short.join("\n").toLowerCase()];
    }),
  );
}
