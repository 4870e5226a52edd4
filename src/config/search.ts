import type { UserThemeConfig } from "@docusaurus/theme-search-algolia";
import type { HostedSearch } from "./environment";

/**
 * The search theme loads only when it is configured, so the embedded mode passes placeholder credentials.
 * `customFields.hostedSearch` tells the client which mode it is in (specification, section 7).
 */
export function searchConfig(hosted: HostedSearch | undefined): UserThemeConfig["algolia"] {
  return {
    appId: hosted?.appId ?? "embedded",
    apiKey: hosted?.apiKey ?? "embedded",
    // The theme requires one in every mode.
    indexName: hosted?.indexName ?? "embedded",
  };
}
