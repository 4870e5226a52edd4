/**
 * Checks that styles use only what browsers have had for 30 months (Baseline "widely available"),
 * which `browserslist` in package.json spells out as versions. `scripts/check-browsers.mts` does
 * the same for scripts.
 *
 * @type {import("stylelint").Config}
 */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        // Enhancements: browsers without them show the same page, with less polish or more slowly.
        ignoreProperties: {
          "accent-color": [], // checkboxes have the browser's own color
          "backdrop-filter": ["none"], // there is no filter to remove
          "break-after": ["avoid"], // print.css keeps headings with their text in another way, too
          "content-visibility": ["auto", "visible"], // long pages are laid out as a whole
          "forced-color-adjust": ["none"], // where it is missing, there are no forced colors
          resize: ["none"], // fields that grow by themselves can be resized by hand as well
          "text-wrap": ["balance"], // lines of headings differ more in length
        },
        ignoreAtRules: [
          "starting-style", // the side menu does not slide in when it is first opened
        ],
        ignoreSelectors: [
          "details-content", // older browsers hide closed sections in a way that print.css undoes as well
          "highlight", // what the filter has found is not marked
        ],
      },
    ],
  },
};
