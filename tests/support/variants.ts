/**
 * The builds that browser tests run against: the default build, and one with every optional
 * variable set. `scripts/test.mts` creates them; `playwright.config.ts` serves them.
 */
export interface Variant {
  name: string;
  port: number;
  outDir: string;
  environment: Record<string, string>;
  /** The build's configuration file, if it is not the site's own. */
  config?: string;
}

export const variants = {
  plain: { name: "plain", port: 4310, outDir: "build", environment: {} },
  configured: {
    name: "configured",
    port: 4311,
    outDir: "build-configured",
    config: "tests/support/fixtureSite.config.ts",
    environment: {
      SITE_URL: "http://localhost:4311",
      ALGOLIA_APP_ID: "TESTAPPID",
      ALGOLIA_API_KEY: "0123456789abcdef0123456789abcdef",
      GTAG_TRACKING_ID: "G-TEST123456",
      EDIT_URL: "https://github.com/example/docs/edit/main",
      ANNOUNCEMENT_CONTENT: 'Version 3 is out. <a href="/guides/stay-up-to-date">Read how to update</a>.',
    },
  },
} satisfies Record<string, Variant>;

export const baseUrl = ({ port }: Variant): string => `http://localhost:${port}`;
