/**
 * Checks that styles use only features that browsers have supported for 30 months (Baseline "widely available").
 * `browserslist` in package.json lists the matching versions. `scripts/check-browsers.mts` does the same for scripts.
 *
 * @type {import("stylelint").Config}
 */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "declaration-property-value-disallowed-list": [
      { content: [/\//] },
      { message: "Older browsers ignore a `content` with an alternative text: end it with `var(--gw-decorative)`" },
    ],
    "plugin/use-baseline": [
      true,
      {
        // Progressive enhancements: without them, the same page looks less polished or renders more slowly.
        ignoreProperties: {
          "accent-color": [], // checkboxes keep the browser's default color
          "backdrop-filter": ["none"], // without support, there is no filter to remove
          "break-after": ["avoid"], // print.css also keeps headings with their text another way
          "content-visibility": ["auto", "visible"], // long pages are laid out in full
          "forced-color-adjust": ["none"], // browsers without it have no forced colors mode
          "overflow-clip-margin": ["/./"], // focus rings at the edge of off-screen content are cut off
          resize: ["none"], // auto-growing fields can also be resized by hand
          "text-wrap": ["balance"], // heading lines are less even in length
        },
        ignoreAtRules: [
          "starting-style", // the side menu opens without sliding in the first time, and the GitHub warning without fading in
        ],
        ignoreSelectors: [
          "details-content", // older browsers hide closed sections another way, which print.css also undoes
          "highlight", // filter matches are not highlighted
        ],
      },
    ],
  },
};
