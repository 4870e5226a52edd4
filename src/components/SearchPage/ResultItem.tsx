import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { breakableNames } from "../../lib/breakableNames";
import { escapeHtml } from "../../lib/escapeHtml";
import { kindNames } from "../../search/client/kindNames";
import styles from "./styles.module.css";
import type { Result } from "./useResultPages";

/** One result: its heading, its location, and the text around the match. */
export default function ResultItem({ result }: { result: Result }): ReactNode {
  const { url, kind, area, titleHtml, parents, headingHtml, snippet } = result;
  const { note, html } = snippet ?? { html: "The text could not be loaded." };
  const kindName = kindNames[kind];
  const heading = [...parents.map(escapeHtml), headingHtml].join(" › ");
  const titles = kind === "page" ? [titleHtml] : [titleHtml, kindName ? `<code>${heading}</code>` : heading];
  return (
    <article className={styles.result}>
      <h2>
        <Link to={url} dangerouslySetInnerHTML={{ __html: breakableNames(titles.join(" › ")) }} />
      </h2>
      <p className={styles.place}>
        <span>{area}</span>
        <span>{[kindName, note].filter(Boolean).join(", ")}</span>
      </p>
      {html && <p dangerouslySetInnerHTML={{ __html: breakableNames(html) }} />}
    </article>
  );
}
