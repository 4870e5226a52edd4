const fs = require("node:fs");
const path = require("node:path");

/**
 * Bundler loader. Recompiles a service's page when its data file changes, because the page's headings come from it, and
 * when that of a service whose outputs its samples use does. Recompiles the list of changes when any data
 * file changes.
 *
 * @this {{ resourcePath: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
module.exports = function watchDataFileLoader(source) {
  const data = this.resourcePath.replace(/\.mdx$/, ".yaml");
  if (fs.existsSync(data)) {
    this.addDependency(data);
    for (const [, service] of fs.readFileSync(data, "utf8").matchAll(/([\w-]+\/[\w-]+)#\w/g)) {
      this.addDependency(path.resolve(data, "../..", `${service}.yaml`));
    }
  }
  if (source.includes("<ServiceChanges />")) {
    this.addContextDependency(path.dirname(this.resourcePath));
  }
  return source;
};
