import { organization } from "../../config/links";

/**
 * The repository that a link to the provider's organization on GitHub leads to.
 *
 * @param href absolute address of the link
 * @returns `owner/repository` (or the owner alone for the organization's own pages),
 *   and undefined for every other address, look-alikes included
 */
export function organizationRepository(href: string): string | undefined {
  if (!URL.canParse(href)) {
    return undefined;
  }
  const { protocol, hostname, pathname } = new URL(href);
  if (!/^https?:$/.test(protocol) || !/^(www\.)?github\.com$/.test(hostname)) {
    return undefined;
  }
  const segments = pathname.split("/").filter(Boolean);
  // Organization pages such as its list of repositories live under /orgs/NAME.
  if (segments[0] === "orgs") {
    segments.shift();
    segments.length = Math.min(segments.length, 1);
  }
  const [owner, repository] = segments;
  if (owner?.toLowerCase() !== organization) {
    return undefined;
  }
  return repository === undefined ? owner : `${owner}/${repository}`;
}
