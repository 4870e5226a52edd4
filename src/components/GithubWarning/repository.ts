import { organization } from "../../config/links";

/**
 * The repository that a link to the provider's GitHub organization points to (specification, section 4).
 *
 * @param href absolute URL of the link
 * @returns `owner/repository`, or just the owner for the organization's own pages; undefined for
 *   every other URL, including lookalikes
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
  // The organization's own pages, such as its repository list, are under /orgs/NAME.
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
