import Head from "@docusaurus/Head";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { links } from "../../../config/links";
import styles from "./styles.module.css";

interface Props {
  service: string;
  name: string;
  purpose: string;
  repository: string;
  path: string;
  version: string;
  lastModifiedVersion: string;
  required: string;
  optional: string;
  /** Id of the heading of the first group of optional inputs. */
  firstOptional: string;
  groups: string;
  outputs: string;
  /** Lines that link to the services it needs, and to those that use it. */
  children?: ReactNode;
}

const count = (number: string, noun: string): string => `${number} ${noun}${number === "1" ? "" : "s"}`;

function AtAGlance({ required, optional, firstOptional, groups, outputs }: Props): ReactNode {
  const inputs = Number(required) + Number(optional);
  if (inputs === 0) {
    return <p className={styles.glance}>Scripts, not a module: no inputs and no outputs.</p>;
  }
  return (
    <ul className={styles.glance} aria-label="At a glance" data-search-skip>
      {required !== "0" && (
        <li>
          <a href="#inputs-required">{count(required, "required input")}</a>
        </li>
      )}
      {optional !== "0" && (
        <li>
          <a href={`#${firstOptional}`}>{count(optional, "optional input")}</a>
        </li>
      )}
      <li>
        <a href="#inputs">{count(groups, "group")}</a>
      </li>
      {outputs !== "0" && (
        <li>
          <a href="#outputs">{count(outputs, "output")}</a>
        </li>
      )}
      <li>
        <a href="#usage">Usage</a>
      </li>
    </ul>
  );
}

/** What is below the title of a service's page. The `service-reference` remark plugin inserts it. */
export default function ServiceHeader(props: Props): ReactNode {
  const { service, purpose, repository, path, version, lastModifiedVersion, children } = props;
  const home = `${links.github}/${repository}`;
  const data = useBaseUrl(`/reference/services/${service}.json`);
  return (
    <div className={styles.header}>
      <Head>
        <link rel="alternate" type="application/json" href={data} />
      </Head>
      <p className={styles.purpose}>{purpose}</p>
      <dl className={styles.facts} data-search-skip>
        <div>
          <dt>Service Catalog version</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>Last changed in</dt>
          <dd>{lastModifiedVersion}</dd>
        </div>
        <div>
          <dt>Links</dt>
          <dd className={styles.links}>
            <a href={`${home}/tree/v${version}/${path}`}>View source</a>
            <a href={`${home}/releases/tag/v${version}`}>Release notes</a>
            <a href={data}>Data as JSON</a>
          </dd>
        </div>
      </dl>
      <AtAGlance {...props} />
      {children !== undefined && (
        <div className={styles.wiring} data-search-skip>
          {children}
        </div>
      )}
    </div>
  );
}
