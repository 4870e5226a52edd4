import Link from "@docusaurus/Link";
import { useAnchorTargetClassName } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import "@docusaurus/theme-classic/lib/theme/Heading/styles.module.css";
import type { Props } from "@theme/Heading";
import clsx from "clsx";
import { isValidElement, type ReactNode } from "react";

/** The plain text of a heading, which may contain elements, such as code or a step's number. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join("");
  }
  if (isValidElement<{ children?: ReactNode }>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/** Upstream's heading, but its link is labeled with the text. Upstream uses the id unless the heading is plain text. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The table of contents does not contain h1 headings, so they need no id.
  if (As === "h1" || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    { id: "theme.common.headingLinkTitle", message: "Direct link to {heading}" },
    { heading: textOf(props.children) },
  );
  return (
    <As {...props} className={clsx("anchor", anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
