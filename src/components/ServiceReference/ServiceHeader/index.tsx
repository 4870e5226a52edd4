import Head from "@docusaurus/Head";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { countOf } from "@site/src/lib/countOf";
import type { ReactNode } from "react";
import { links } from "../../../config/links";
import styles from "./styles.module.css";

interface Props {
  service: string;
  purpose: string;
  repository: string;
  path: string;
  version: string;
  lastModifiedVersion: string;
  required: string;
  optional: string;
  /** Id of the heading of the first group of optional inputs. */
  firstOptional: string;
  outputs: string;
  /** The service's dependencies and dependents. */
  children?: ReactNode;
}

function Counts({ required, optional, firstOptional, outputs }: Props): ReactNode {
  if (Number(required) + Number(optional) === 0) {
    return <p className={styles.counts}>Scripts, not a module: no inputs and no outputs.</p>;
  }
  return (
    <ul className={styles.counts} aria-label="At a glance" data-search-skip>
      {required !== "0" && (
        <li>
          <a href="#inputs-required">{countOf(Number(required), "required input")}</a>
        </li>
      )}
      {optional !== "0" && (
        <li>
          <a href={`#${firstOptional}`}>{countOf(Number(optional), "optional input")}</a>
        </li>
      )}
      {outputs !== "0" && (
        <li>
          <a href="#outputs">{countOf(Number(outputs), "output")}</a>
        </li>
      )}
    </ul>
  );
}

/** The header below the title of a service's page. The `service-reference` remark plugin inserts it. */
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
      <ul className={styles.facts} aria-label="About this service" data-search-skip>
        <li>Service Catalog v{version}</li>
        <li>changed in v{lastModifiedVersion}</li>
        <li>
          <a href={`${home}/tree/v${version}/${path}`}>Source</a>
        </li>
        <li>
          <a href={`${home}/releases/tag/v${version}`}>Release notes</a>
        </li>
        <li>
          <a href={data}>JSON</a>
        </li>
      </ul>
      <Counts {...props} />
      <div data-search-skip>{children}</div>
    </div>
  );
}
