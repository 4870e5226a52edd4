const fs = require("node:fs");

/**
 * Bundler loader: recompiles a service's page when its data file changes, because the page's headings come from it.
 *
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source
 */
module.exports = function watchDataFileLoader(source) {
  const data = this.resourcePath.replace(/\.mdx$/, ".yaml");
  if (fs.existsSync(data)) {
    this.addDependency(data);
  }
  return source;
};
