/**
 * The constants of the specification. Tests import them too; where styles or inline scripts repeat one, its comment says
 * so.
 */

/** A page that takes longer than this to load shows the progress bar (section 9), in milliseconds. */
export const PROGRESS_BAR_DELAY_MS = 1000;

/** NProgress settings (section 9): fractions of the width, and milliseconds. */
export const PROGRESS_BAR = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 } as const;

/** The GitHub warning releases the page's scroll lock this long after it closes (section 9), in milliseconds. */
export const GITHUB_WARNING_CLOSE_MS = 300;

/** Preference that skips the GitHub warning (section 4). */
export const GITHUB_WARNING_STORAGE_KEY = "dontWarnGitHubLinks";

/** Search results that the reader opened, most recent first. */
export const RECENT_RESULTS_STORAGE_KEY = "search-recent-results";

/** Walkthrough steps that the reader has checked off. The number is incremented when the stored shape changes. */
export const STEPS_DONE_STORAGE_KEY = "steps-done-1";

/** Configurations that the reader has composed. The number is incremented when the stored shape changes. */
export const COMPOSER_DRAFTS_STORAGE_KEY = "composer-drafts-1";

/** Account, Region and environment that the reader has entered for the composer's folder tree. */
export const COMPOSER_UNITS_PATH_STORAGE_KEY = "composer-units-path";

/**
 * The values that readers use instead of the example company's. Duplicated in
 * `src/plugins/inline-scripts/yourValues.js`. The number is incremented when the stored shape changes.
 */
export const YOUR_VALUES_STORAGE_KEY = "your-values-1";

/** How long a button shows that its text was copied, in milliseconds. */
export const COPY_FEEDBACK_MS = 2000;

/** Image zoom becomes available this long after a page is shown (section 9), in milliseconds. */
export const IMAGE_ZOOM_ATTACH_DELAY_MS = 1000;

/** A zoomed image closes once the page has been scrolled by more than this (section 9), in pixels. */
export const IMAGE_ZOOM_SCROLL_LIMIT_PX = 40;

/** Space around a zoomed image (section 9), in pixels. */
export const IMAGE_ZOOM_MARGIN_PX = 0;

/**
 * The site uses the mobile side menu up to and including this viewport width (section 9), in pixels. Duplicated in the
 * media queries of the styles; `tests/unit/breakpoint.test.ts` compares them.
 */
export const MOBILE_BREAKPOINT_PX = 996;
