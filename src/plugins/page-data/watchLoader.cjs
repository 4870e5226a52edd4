const path = require("node:path");

/**
 * Patterns for the markup that shows data on a page, each with the file that contains the data.
 *
 * @type {[RegExp, string][]}
 */
const FILES = [
  [/<WorldTable\b|^\s*```.*\sworld(?:\s|$)/m, "docs/world.yaml"],
  [/<Checked\b/, "docs/facts.yaml"],
  [/<(?:VersionTable|UpdatePath|UpdateLadder)\b/, "docs/guides/stay-up-to-date/versions.yaml"],
];

/**
 * Bundler loader: recompiles a page when a data file that it shows changes.
 *
 * @this {{ addDependency: (file: string) => void, getOptions: () => { root: string } }}
 * @param {string} source
 */
module.exports = function watchLoader(source) {
  for (const [pattern, file] of FILES) {
    if (pattern.test(source)) {
      this.addDependency(path.join(this.getOptions().root, file));
    }
  }
  return source;
};
