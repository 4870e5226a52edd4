import type { Options as PagesOptions } from "@docusaurus/plugin-content-pages";
import site from "../../docusaurus.config";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import serviceReference from "../../src/plugins/service-reference";
import remarkServiceReference from "../../src/remark/service-reference";
import { writeFixture } from "./referenceFixture";

/**
 * The site's configuration with one page more: the reference of the fixture service, at
 * `/reference/services/security/fixture`. `docusaurus build --config` takes it for the build with
 * every variable set, which the browser tests need anyhow: a page in it costs a second or two, a
 * build of its own would cost half a minute. The site's own configuration, and with it every build
 * that is published, knows nothing of the fixture.
 */
const folder = writeFixture();

export default {
  ...site,
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
