/**
 * Bundler loader: takes the weak references out of the generated list of pages, which the bundler would follow at once.
 * Without them, upstream asks for each page's module, as it does on first loads.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/, require\.resolveWeak\("[^"]*"\)/g, "");
