/** One page of each kind: home, a concept page, a walkthrough with code, the largest reference page, the catalog. */
export const benchmarkPages = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
  "/reference/services",
];
