/**
 * Bundler loader: removes the weak references from the generated list of pages, which the bundler would follow at once.
 * Without them, upstream imports each page's module, as it does on first loads.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/, require\.resolveWeak\("[^"]*"\)/g, "");
