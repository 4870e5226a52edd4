import { useThemeConfig } from "@docusaurus/theme-common";
import { CodeBlockContextProvider, createCodeBlockMetadata } from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/CodeBlock/Content/String";
import CodeBlockLayout from "@theme/CodeBlock/Layout";
import type { ReactNode } from "react";
import { useWordWrap } from "./useWordWrap";

/** A code block with its title and buttons. */
export default function CodeBlockString({ children, ...props }: Props): ReactNode {
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const { className, metastring, language, title, showLineNumbers } = props;
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    metastring,
    language,
    title,
    showLineNumbers,
    magicComments,
    defaultLanguage,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
