/** The descriptions of all documents, by id (`src/plugins/docs-by-section`). */
declare module "@generated/docusaurus-plugin-content-docs/default/descriptions.json" {
  const descriptions: Record<string, string>;
  export default descriptions;
}
