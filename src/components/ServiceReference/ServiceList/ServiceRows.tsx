import Link from "@docusaurus/Link";
import allServices from "@generated/service-reference/default/services.json";
import { servicePath } from "@site/src/catalog/servicePath";
import type { ServiceSummary } from "@site/src/catalog/summary";
import { countOf } from "@site/src/lib/countOf";
import { memo, type ReactNode } from "react";
import styles from "./styles.module.css";

const nameOf = (key: string): string => allServices.find(({ group, slug }) => `${group}/${slug}` === key)?.name ?? key;

function inputCounts({ inputs, required }: ServiceSummary): string {
  const all = countOf(inputs, "input");
  return inputs === 0 ? "scripts" : required === 0 ? all : `${required} required · ${all}`;
}

interface Props {
  services: ServiceSummary[];
  /** Whether each row lists the services that have to be deployed first. */
  showsNeeds?: boolean;
}

/** One row per service: its name, its purpose, and how many inputs it has and requires. */
function ServiceRows({ services, showsNeeds = false }: Props): ReactNode {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service.slug} className={styles.service}>
          <Link className={styles.name} to={servicePath(service)}>
            {service.name}
          </Link>{" "}
          <span className={styles.purpose}>{service.purpose}</span>{" "}
          <span className={styles.counts}>{inputCounts(service)}</span>{" "}
          {showsNeeds && service.needs.length > 0 && (
            <span className={styles.needs}>
              Needs {service.needs.map((alternatives) => alternatives.map(nameOf).join(" or ")).join(", ")}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const hasSameRows = (before: Props, after: Props): boolean =>
  before.showsNeeds === after.showsNeeds &&
  before.services.length === after.services.length &&
  before.services.every((service, index) => service === after.services[index]);

// A filter makes new lists, most of them with the same services. Links take long to render.
export default memo(ServiceRows, hasSameRows);
