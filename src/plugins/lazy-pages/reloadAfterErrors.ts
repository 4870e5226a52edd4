/**
 * Reloads the page when it compiles again after an error. The bundler's proxy for a lazily compiled page takes the
 * update with the error as well, and then shows neither that nor later ones.
 *
 * Only for the development server, whose client announces the results of the compiler.
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
