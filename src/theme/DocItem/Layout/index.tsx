import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Layout from "@theme-original/DocItem/Layout";
import type { Props } from "@theme/DocItem/Layout";
import type { ReactNode } from "react";
import styles from "./styles.module.css";
import { useDeferredLayout } from "./useDeferredLayout";

/** Matches the id of a service's document, but not of a group's or of an introduction to the catalog. */
const SERVICE = /^reference\/services\/(?!intro\/)[^/]+\/(?!index$)[^/]+$/;

/**
 * The page layout. On the page of a service with inputs, the right-hand column has room for a sample. Content below the
 * fold is laid out after the first frame.
 */
export default function LayoutWrapper(props: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const ref = useDeferredLayout();
  const hasSample = SERVICE.test(metadata.id) && toc.some(({ id }) => id === "inputs");
  return (
    <div ref={ref} className={hasSample ? styles.withSample : undefined}>
      <Layout {...props} />
    </div>
  );
}
