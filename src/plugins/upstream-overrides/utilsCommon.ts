/** The parts of upstream's module that the client uses. */
export { default as applyTrailingSlash } from "@docusaurus/utils-common/lib/applyTrailingSlash";
export { getErrorCausalChain } from "@docusaurus/utils-common/lib/errorUtils";
