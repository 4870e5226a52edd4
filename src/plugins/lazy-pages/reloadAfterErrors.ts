/**
 * Reloads the page when it compiles again after an error. Once the bundler's proxy for a lazily compiled page has
 * accepted an update with an error, the page shows no later updates.
 *
 * Only for the development server, whose client announces the compiler's results.
 */
let hasErrors = false;

if (typeof window !== "undefined") {
  window.addEventListener("message", ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type === "webpackErrors") {
      hasErrors = true;
    } else if (hasErrors && (data?.type === "webpackOk" || data?.type === "webpackWarnings")) {
      window.location.reload();
    }
  });
}

export {};
