import type { Options as PagesOptions } from "@docusaurus/plugin-content-pages";
import site from "../../docusaurus.config";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import serviceReference from "../../src/plugins/service-reference";
import remarkServiceReference from "../../src/remark/service-reference";
import { writeFixture } from "./referenceFixture";

const folder = writeFixture();

/**
 * The site's configuration plus the fixture service's page, `/reference/services/security/fixture`, and a filter for
 * hosted search. The build with every variable set uses it (`docusaurus build --config`): the browser tests need that
 * build anyway, and one page adds only a second or two. No published build contains the fixture.
 */
export default {
  ...site,
  themeConfig: {
    ...site.themeConfig,
    algolia: { ...site.themeConfig.algolia, searchParameters: { facetFilters: ["audience:engineers"] } },
  },
  plugins: [
    ...site.plugins.filter((plugin) => plugin !== serviceReference),
    [serviceReference, { folders: [SERVICES_FOLDER, folder] }],
    [
      "@docusaurus/plugin-content-pages",
      {
        id: "fixture",
        path: folder,
        routeBasePath: "/reference/services",
        beforeDefaultRemarkPlugins: [remarkServiceReference],
      } satisfies PagesOptions & { id: string },
    ],
  ],
};
