import { codeOf } from "@site/src/lib/highlightedCode";
import { lazyOptional } from "@site/src/lib/lazyOptional";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import type { Props as UpstreamProps } from "@theme/CodeBlock";
import StringContent from "@theme/CodeBlock/Content/String";
import { Suspense, type ReactNode } from "react";
import { CodeContent } from "./codeContent";

const PlainCode = ({ children }: UpstreamProps): ReactNode => <pre>{children}</pre>;

const PrismCodeBlock = lazyOptional(
  () => import("./PrismCodeBlock"),
  "The highlighter could not be loaded.",
  PlainCode,
);

interface Props extends UpstreamProps {
  /** The code as highlighted by `src/rehype/highlight`, instead of children. */
  html?: string;
}

/** A code block. Code on pages is highlighted at build time; other code in the browser, as in upstream. */
export default function CodeBlock({ html, ...props }: Props): ReactNode {
  // Inserts the reader's values into the text to copy. The displayed text is replaced on the page itself.
  const { toReader } = useStore(readerText);
  return html === undefined ? (
    <Suspense fallback={<PlainCode {...props} />}>
      <PrismCodeBlock {...props} />
    </Suspense>
  ) : (
    <CodeContent value={html}>
      <StringContent {...props}>{toReader(codeOf(html))}</StringContent>
    </CodeContent>
  );
}
