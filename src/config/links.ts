/** The provider's organization on GitHub, which owns every repository that pages and samples refer to. */
export const organization = "gruntwork-io";

const github = `https://github.com/${organization}`;

/** Hosts whose pages are this site's: where it is published, and the development server. */
export const ownHosts = ["docs.gruntwork.io", "localhost:3000"];

/** External sites that are linked from more than one place. */
export const links = {
  website: "https://gruntwork.io",
  knowledgeBase: `${github}/knowledge-base/discussions`,
  developerPortal: "https://app.gruntwork.io",
  github,
  repositories: `https://github.com/orgs/${organization}/repositories`,
  communitySlack: "https://gruntwork-community.slack.com/archives/CHH9Y3Z62",
} as const;
