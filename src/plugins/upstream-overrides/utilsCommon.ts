/** What the client uses of upstream's module. */
export { default as applyTrailingSlash } from "@docusaurus/utils-common/lib/applyTrailingSlash";
export { getErrorCausalChain } from "@docusaurus/utils-common/lib/errorUtils";
