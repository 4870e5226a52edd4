/** Addresses outside the site that more than one place links to. */
export const links = {
  website: "https://gruntwork.io",
  knowledgeBase: "https://github.com/gruntwork-io/knowledge-base/discussions",
  developerPortal: "https://app.gruntwork.io",
  github: "https://github.com/gruntwork-io",
} as const;
