// Used by `docusaurus write-translations`, and by the bundler because `swcJsLoader` is off (docusaurus.config.ts says why).
module.exports = {
  presets: [require.resolve("@docusaurus/core/lib/babel/preset")],
};
