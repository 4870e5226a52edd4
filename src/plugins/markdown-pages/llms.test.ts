import type { LoadedVersion } from "@docusaurus/plugin-content-docs";
import { describe, expect, it } from "vitest";
import { fullTextPath, llmsFullTxt, llmsTxt, sectionFullText } from "./llms";
import { readingOrder, sectionsOfPages } from "./readingOrder";

const doc = (id: string, sidebar?: string, more: object = {}) => ({
  id,
  sidebar,
  title: id,
  description: `About ${id}.`,
  permalink: `/${id.replace(/\/index$/, "/")}`,
  source: `@site/docs/${id}.mdx`,
  ...more,
});

const version = {
  docs: [
    doc("support"),
    doc("guides/draft", "guides", { unlisted: true }),
    doc("guides/vpc/walkthrough", "vpc"),
    doc("guides/vpc/index", "vpc"),
    doc("guides/style", "guides"),
    doc("guides/index", "guides"),
    doc("reference/a/queue", "services"),
  ],
  sidebars: {
    guides: [
      { type: "doc", id: "guides/index" },
      { type: "ref", id: "guides/vpc/index" },
      { type: "doc", id: "guides/style" },
      { type: "doc", id: "guides/draft" },
    ],
    vpc: [
      { type: "ref", id: "guides/index" },
      {
        type: "category",
        label: "VPC",
        link: { type: "doc", id: "guides/vpc/index" },
        items: [{ type: "doc", id: "guides/vpc/walkthrough" }],
      },
    ],
    services: [
      {
        type: "category",
        label: "A",
        link: { type: "generated-index", permalink: "/reference/a", title: "A services", description: "All of A." },
        items: [{ type: "doc", id: "reference/a/queue" }],
      },
    ],
  },
} as unknown as LoadedVersion;

const pages = readingOrder(version);
const sections = sectionsOfPages(pages, { path: "/", title: "Other pages" });

describe("the reading order", () => {
  it("follows the sidebars, with referenced sidebars in place and all other pages last", () => {
    expect(pages.map(({ path }) => path)).toEqual([
      "/guides",
      "/guides/vpc",
      "/guides/vpc/walkthrough",
      "/guides/style",
      "/reference/a",
      "/reference/a/queue",
      "/support",
    ]);
  });

  it("is grouped into sections: each index with the pages below it", () => {
    expect(sections.map(({ path, pages: own }) => [path, ...own.map((page) => page.path)])).toEqual([
      ["/guides", "/guides", "/guides/style"],
      ["/guides/vpc", "/guides/vpc", "/guides/vpc/walkthrough"],
      ["/reference/a", "/reference/a", "/reference/a/queue"],
      ["/", "/support"],
    ]);
    expect(sections.map(fullTextPath)).toEqual([
      "/guides/llms-full.txt",
      "/guides/vpc/llms-full.txt",
      "/reference/a/llms-full.txt",
      "/llms-full.txt",
    ]);
  });
});

describe("the lists", () => {
  const site = { title: "Docs", tagline: "Learn.", url: "https://docs.example.com/" };

  it("have one line for each page, with its Markdown and description", () => {
    const text = llmsTxt(site, sections);
    expect(text).toMatch(/^# Docs\n\n> Learn\.\n\nEvery page/);
    expect(text).toContain(
      "## A services\n\n- [A services](https://docs.example.com/reference/a.md): All of A.\n" +
        "- [reference/a/queue](https://docs.example.com/reference/a/queue.md): About reference/a/queue.\n\n## Other pages",
    );
    expect(text).toContain("(https://docs.example.com/reference/services/catalog.json)");
  });

  it("link to the full text of each section, and contain that of the other pages", () => {
    const files = sections
      .slice(0, 2)
      .map((section) => ({ section, text: sectionFullText(section, (path) => `# ${path}\n`) }));
    expect(files[0]?.text).toBe("# /guides\n\n---\n\n# /guides/style\n");
    const text = llmsFullTxt(site, files, "# /support\n");
    expect(text).toContain("- [guides/vpc/index](https://docs.example.com/guides/vpc/llms-full.txt): 2 pages, 1 kB\n");
    expect(text).toMatch(/\n---\n\n# \/support\n$/);
  });
});
