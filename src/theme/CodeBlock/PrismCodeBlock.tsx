import CodeBlock from "@theme-original/CodeBlock";
import UpstreamContent from "@theme-original/CodeBlock/Content";
import type { Props } from "@theme/CodeBlock";
import type ContentType from "@theme/CodeBlock/Content";
import prismIncludeLanguages from "@theme/prism-include-languages";
import { Prism } from "prism-react-renderer";
import type { ReactNode } from "react";
import { CodeContent } from "./codeContent";

// Upstream does this on every page load.
prismIncludeLanguages(Prism);

/** Upstream's code block, which highlights code in the browser. */
export default function PrismCodeBlock(props: Props): ReactNode {
  return (
    <CodeContent value={UpstreamContent as typeof ContentType}>
      <CodeBlock {...props} />
    </CodeContent>
  );
}
