// Used by `docusaurus write-translations`; the bundler uses SWC (`jsLoader` in docusaurus.config.ts).
module.exports = {
  presets: [require.resolve("@docusaurus/core/lib/babel/preset")],
};
