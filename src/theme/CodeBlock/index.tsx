import { codeOf } from "@site/src/lib/highlightedCode";
import { readerText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import type { Props as UpstreamProps } from "@theme/CodeBlock";
import StringContent from "@theme/CodeBlock/Content/String";
import { lazy, Suspense, type ReactNode } from "react";
import { CodeContent } from "./codeContent";

const PrismCodeBlock = lazy(() => import("./PrismCodeBlock"));

interface Props extends UpstreamProps {
  /** The code as `src/rehype/highlight` has highlighted it, in place of children. */
  html?: string;
}

/** A code block. Those of pages are highlighted by the build, others in the browser, as upstream does it. */
export default function CodeBlock({ html, ...props }: Props): ReactNode {
  // What is shown is replaced in the page; what is copied, here.
  const { toReader } = useStore(readerText);
  return html === undefined ? (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <PrismCodeBlock {...props} />
    </Suspense>
  ) : (
    <CodeContent value={html}>
      <StringContent {...props}>{toReader(codeOf(html))}</StringContent>
    </CodeContent>
  );
}
