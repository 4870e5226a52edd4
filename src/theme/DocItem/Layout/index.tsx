import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Layout from "@theme-original/DocItem/Layout";
import type { Props } from "@theme/DocItem/Layout";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** The document of a service: not that of a group, nor one about the catalog. */
const SERVICE = /^reference\/services\/(?!intro\/)[^/]+\/(?!index$)[^/]+$/;

/** The text and the table of contents of a page; on a service's page, with a column that a sample fits into. */
export default function LayoutWrapper(props: Props): ReactNode {
  const isService = SERVICE.test(useDoc().metadata.id);
  return (
    <div className={isService ? styles.service : undefined}>
      <Layout {...props} />
    </div>
  );
}
