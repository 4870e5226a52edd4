const path = require("node:path");

/**
 * What in a page's source says that it shows data of a file, and the file.
 *
 * @type {[RegExp, string][]}
 */
const FILES = [
  [/<WorldTable\b|^\s*```.*\sworld\s*$/m, "docs/world.yaml"],
  [/<Checked\b/, "docs/facts.yaml"],
  [/<(?:VersionTable|UpdatePath|UpdateLadder)\b/, "docs/guides/stay-up-to-date/versions.yaml"],
];

/**
 * Bundler loader: recompiles a page when the example company or the facts that it shows change.
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
