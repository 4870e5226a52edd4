import { legacyPathsSchema, updateGuideRedirects } from "../../config/legacyPaths";
import { didYouMean } from "../../lib/didYouMean";
import { parseYaml } from "../../lib/parseYaml";
import { LocatedYaml } from "../../lib/locatedYaml";
import type { Problem } from "../../lib/problem";
import { generatedRoutes, pageAt } from "../routes";
import type { Site } from "../site";
import type { Source } from "../source";

/**
 * Redirects lead to pages and headings that exist, and each starts at another path, which has no page.
 *
 * @param source the file of the redirects; empty if there are none
 */
export function redirects(source: Source, site: Site): Problem[] {
  const { data, problems } = parseYaml(source.text, source.file, legacyPathsSchema);
  if (data === undefined) {
    return problems;
  }
  const file = new LocatedYaml(source.text, source.file);
  const taken = new Set(updateGuideRedirects.map(({ from }) => from));
  return Object.entries(data ?? {}).flatMap(([address, places]) =>
    Object.entries(places).flatMap(([rest, place]) => {
      const report = (message: string): Problem[] => [file.problem([address, rest], message)];
      const from = `${address}/${rest}`;
      if (pageAt(from, site) !== undefined) {
        return report(`${from} is a page. Remove the redirect, which would replace it.`);
      }
      if (taken.has(from)) {
        return report(`${from} is redirected already, here or as the former path of an update guide. Remove this one.`);
      }
      taken.add(from);
      const [target = "", id] = place?.startsWith("/") ? place.split("#") : [address, place ?? undefined];
      const page = pageAt(target, site);
      if (page === undefined && id === undefined && generatedRoutes(site).has(target)) {
        return [];
      }
      if (page === undefined) {
        return report(`there is no page ${target} to redirect to. Correct the path.`);
      }
      const ids = site.anchors(page);
      if (id === undefined || ids === undefined || ids.has(id)) {
        return [];
      }
      const close = didYouMean(id, ids);
      const hint =
        close === undefined ? "Write the id of the heading that covers the subject now." : `Did you mean ${close}?`;
      return report(`${page.file} has no #${id}. ${hint}`);
    }),
  );
}
