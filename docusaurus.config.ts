import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Options as PresetOptions, ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";
import { prism } from "./src/config/codeBlocks";
import { readEnvironment, readOrExit } from "./src/config/environment";
import { footer } from "./src/config/footer";
import { navbar } from "./src/config/navbar";
import { pageHistory } from "./src/config/pageHistory";
import { searchConfig } from "./src/config/search";
import builtPagesCheck from "./src/plugins/built-pages-check";
import contentCheck from "./src/plugins/content-check";
import docsBySection from "./src/plugins/docs-by-section";
import parseFrontMatter from "./src/plugins/frontMatter";
import inlineScripts from "./src/plugins/inline-scripts";
import markdownPages from "./src/plugins/markdown-pages";
import lazyPages from "./src/plugins/lazy-pages";
import legacyRedirects from "./src/plugins/legacy-redirects";
import pageData from "./src/plugins/page-data";
import pageAssets from "./src/plugins/page-assets";
import routeTables from "./src/plugins/route-tables";
import searchIndex from "./src/plugins/search-index";
import serviceReference from "./src/plugins/service-reference";
import upstreamOverrides from "./src/plugins/upstream-overrides";
import yourValues from "./src/plugins/your-values";
import rehypeHighlight from "./src/rehype/highlight";
import rehypeStaticProse from "./src/rehype/static-prose";
import rehypeImageAttributes from "./src/rehype/image-attributes";
import rehypeLongNames from "./src/rehype/long-names";
import rehypeTables from "./src/rehype/tables";
import rehypeTaskLists from "./src/rehype/task-lists";
import remarkCodeTitles from "./src/remark/code-titles";
import remarkComponentImports from "./src/remark/component-imports";
import remarkDiagrams from "./src/remark/diagrams";
import remarkFacts from "./src/remark/facts";
import remarkServiceReference from "./src/remark/service-reference";
import remarkSteps from "./src/remark/steps";
import remarkUpdates from "./src/remark/updates";
import remarkWorld from "./src/remark/world";

const stylesheets = [
  "tokens",
  "fonts",
  "base",
  "navbar",
  "docs",
  "content",
  "code",
  "tables",
  "no-javascript",
  "forced-colors",
  "print",
];
const environment = readOrExit(() => readEnvironment(process.env));

export default {
  title: "Gruntwork Docs",
  tagline: "Learn how to deploy and manage your entire infrastructure as code.",
  favicon: "img/favicon.svg",
  url: environment.siteUrl,
  baseUrl: "/",

  future: {
    v4: true,
    experimental_vcs: pageHistory(__dirname),
  },
  // v4 would add a namespace to the storage keys, which the specification prescribes.
  storage: { namespace: false },

  onBrokenLinks: "throw",
  // The plugin built-pages-check finds them in the HTML. Upstream knows only heading ids and would reject others.
  onBrokenAnchors: "ignore",
  onDuplicateRoutes: "throw",
  markdown: { parseFrontMatter },

  customFields: {
    hostedSearch: environment.hostedSearch !== undefined,
    issuesUrl: environment.repository?.issuesUrl,
  },

  headTags: [
    { tagName: "link", attributes: { rel: "icon", href: "/img/favicon.ico", sizes: "32x32" } },
    { tagName: "link", attributes: { rel: "apple-touch-icon", href: "/img/apple-touch-icon.png" } },
    { tagName: "link", attributes: { rel: "manifest", href: "/site.webmanifest" } },
  ],

  presets: [
    [
      "classic",
      {
        blog: false,
        // Replaced by docsBySection, below.
        docs: false,
        theme: { customCss: stylesheets.map((name) => `./src/css/${name}.css`) },
        ...(environment.gtagTrackingId && {
          gtag: { trackingID: environment.gtagTrackingId, anonymizeIP: true },
        }),
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    [
      docsBySection,
      {
        routeBasePath: "/",
        sidebarPath: "./sidebars.ts",
        // Numbers in file names, such as terraform-1.x, do not determine the order.
        numberPrefixParser: false,
        editUrl: environment.repository?.editUrl,
        showLastUpdateTime: true,
        tags: "tags.yml",
        onInlineTags: "throw",
        beforeDefaultRemarkPlugins: [
          remarkWorld,
          remarkFacts,
          remarkDiagrams,
          remarkServiceReference,
          remarkComponentImports,
          remarkCodeTitles,
          remarkSteps,
          remarkUpdates,
        ],
        rehypePlugins: [
          rehypeImageAttributes,
          rehypeLongNames,
          rehypeTables,
          rehypeTaskLists,
          rehypeHighlight,
          rehypeStaticProse,
        ],
      } satisfies DocsOptions,
    ],
    contentCheck,
    lazyPages,
    upstreamOverrides,
    inlineScripts,
    searchIndex,
    serviceReference,
    yourValues,
    pageData,
    markdownPages,
    pageAssets,
    routeTables,
    legacyRedirects,
    builtPagesCheck,
  ],

  clientModules: [
    "./src/client/normalizeLocation.ts",
    "./src/client/scrollPositions.ts",
    "./src/client/sanitizeColorMode.ts",
    "./src/client/imageZoomActivation.ts",
    "./src/client/pageAnnouncement.ts",
    "./src/client/yourValues.ts",
  ],

  themeConfig: {
    image: "img/social-card.png",
    announcementBar: environment.announcement,
    navbar,
    footer,
    prism,
    algolia: searchConfig(environment.hostedSearch),
  } satisfies ThemeConfig,
} satisfies Config;
