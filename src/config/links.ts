/** The provider's organization on GitHub, which owns every repository that pages and samples refer to. */
export const organization = "gruntwork-io";

const github = `https://github.com/${organization}`;

/** External sites that are linked from more than one place. */
export const links = {
  website: "https://gruntwork.io",
  knowledgeBase: `${github}/knowledge-base/discussions`,
  developerPortal: "https://app.gruntwork.io",
  github,
  repositories: `https://github.com/orgs/${organization}/repositories`,
  communitySlack: "https://gruntwork-community.slack.com/archives/CHH9Y3Z62",
} as const;
