const fs = require("node:fs");
const path = require("node:path");

/**
 * Bundler loader. Recompiles a service's page when the data file of any service changes: its headings come from its own
 * data; its samples, "Needs", "Used by" and "Deploy next" use that of others. Also recompiles the list of changes.
 *
 * @this {{ resourcePath: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
module.exports = function watchDataFileLoader(source) {
  const data = this.resourcePath.replace(/\.mdx$/, ".yaml");
  if (fs.existsSync(data)) {
    const services = path.resolve(data, "../..");
    fs.readdirSync(services, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".yaml"))
      .forEach((file) => this.addDependency(path.join(services, file)));
  }
  if (source.includes("<ServiceChanges />")) {
    this.addContextDependency(path.dirname(this.resourcePath));
  }
  return source;
};
