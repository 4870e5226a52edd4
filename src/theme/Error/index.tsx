import { getErrorCausalChain } from "@docusaurus/utils-common";
import type { Props } from "@theme/Error";
import type { ReactNode } from "react";

/**
 * The crash screen for an error outside the pages' own error boundary (specification, section 8).
 * Rendered without the layout, which may be what failed.
 */
export default function Error({ error, tryAgain }: Props): ReactNode {
  const messages = getErrorCausalChain(error).map((cause) => cause.message);
  return (
    <main className="container margin-vert--xl">
      <h1>This page crashed.</h1>
      <p style={{ whiteSpace: "pre-wrap" }}>{messages.join("\n\nCause:\n")}</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
