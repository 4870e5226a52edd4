const fs = require("node:fs");

/**
 * Bundler loader: compiles a service's page anew when its data file changes, as the page's headings come from it.
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
