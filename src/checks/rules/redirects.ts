import { legacyPathsSchema, redirectsIn, updateGuideRedirects } from "../../config/legacyPaths";
import { didYouMean } from "../../lib/didYouMean";
import { parseYaml } from "../../lib/parseYaml";
import { LocatedYaml } from "../../lib/locatedYaml";
import type { Problem } from "../../lib/problem";
import { generatedRoutes, pageAt } from "../routes";
import type { Site } from "../site";
import { problemAt, type Source } from "../source";

/**
 * Redirects lead to pages and headings that exist, and each starts at a different path, which has no page, or at a
 * section that its page no longer has.
 *
 * @param source the redirects file; empty if there are no redirects
 */
export function redirects(source: Source, site: Site): Problem[] {
  const { data, problems } = parseYaml(source.text, source.file, legacyPathsSchema);
  if (data === undefined) {
    return problems;
  }
  const file = new LocatedYaml(source.text, source.file);
  const taken = new Set(updateGuideRedirects.map(({ from }) => from));
  return redirectsIn(data).flatMap(({ keys, from, oldId, page: target, id }) => {
    const report = (message: string): Problem[] => [file.problem(keys, message)];
    const oldPage = pageAt(from, site);
    if (oldId !== undefined) {
      if (oldPage === undefined) {
        return report(
          `there is no page ${from}, so it cannot have lost a section. Write its path now, or remove the entry.`,
        );
      }
      if (site.anchors(oldPage)?.has(oldId)) {
        return report(`${oldPage.file} has #${oldId}. Remove the redirect, which would lead away from it.`);
      }
      if (id === undefined && pageAt(target, site) === oldPage) {
        return report(`this is where #${oldId} leads without a redirect. Write the id of a heading, or remove it.`);
      }
    } else {
      if (oldPage !== undefined) {
        return report(`${from} is a page. Remove the redirect, which would replace it.`);
      }
      if (taken.has(from)) {
        return report(`${from} is already redirected, here or as the former path of an update guide. Remove this one.`);
      }
      taken.add(from);
    }
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
  });
}

/**
 * The paths that the browser tests expect are pages. The path of a page that has moved or was deleted is redirected.
 *
 * @param routes the list of the paths; empty if there is none
 * @param source the file of the redirects, whose mistakes `redirects` reports
 */
export function expectedRoutes(routes: Source, source: Source, site: Site): Problem[] {
  const { data, problems } = parseYaml(source.text, source.file, legacyPathsSchema);
  const redirected = new Set([...updateGuideRedirects, ...redirectsIn(data)].map(({ from }) => from));
  const generated = generatedRoutes(site);
  return [...routes.text.matchAll(/(?<="path": ")[^"]+/g)].flatMap(({ 0: address, index }) => {
    if (problems.length > 0 || generated.has(address) || pageAt(address, site) !== undefined) {
      return [];
    }
    const message = redirected.has(address)
      ? `${address} is not a page. Change it to the path of the page, or remove its entry.`
      : `${address} is gone and not redirected. Add it to ${source.file}, and correct its path here.`;
    return [problemAt(routes, index, message)];
  });
}
