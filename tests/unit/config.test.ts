import { describe, expect, it } from "vitest";
import config from "../../docusaurus.config";

/** What the specification asks of the site as a whole, and the framework does by configuration alone. */
describe("the site's configuration", () => {
  it("has the title and the tagline, and is served at / (section 1)", () => {
    expect(config).toMatchObject({
      title: "Gruntwork Docs",
      tagline: "Learn how to deploy and manage your entire infrastructure as code.",
      baseUrl: "/",
    });
  });

  it("has one locale, English from left to right (section 3)", () => {
    expect(config.i18n).toEqual({
      defaultLocale: "en",
      locales: ["en"],
      localeConfigs: { en: { label: "English", direction: "ltr" } },
    });
  });

  it("fails on broken links, and only warns of broken Markdown links and duplicate routes (section 2)", () => {
    expect(config).toMatchObject({ onBrokenLinks: "throw", onDuplicateRoutes: "warn" });
    expect(config.markdown.hooks.onBrokenMarkdownLinks).toBe("warn");
  });

  it("keeps the storage keys of the specification free of a namespace (section 9)", () => {
    expect(config.storage.namespace).toBe(false);
  });
});
