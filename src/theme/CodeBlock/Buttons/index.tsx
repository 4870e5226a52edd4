import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import Buttons from "@theme-original/CodeBlock/Buttons";
import type { Props } from "@theme/CodeBlock/Buttons";
import type { ReactNode } from "react";

/** The buttons of a code block. Blocks that are only meant to be read, such as output, have none. */
export default function ButtonsWrapper(props: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  return metadata.language === "text" ? null : <Buttons {...props} />;
}
