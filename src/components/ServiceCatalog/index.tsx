import Link from "@docusaurus/Link";
import services from "@generated/service-catalog/default/services.json";
import type { ServiceSummary } from "@site/src/catalog/summary";
import { useAddressQuery } from "@site/src/components/useAddressQuery";
import { serviceGroups } from "@site/src/config/sidebars/reference";
import Heading from "@theme/Heading";
import { useMemo, type ReactNode } from "react";
import { countTags, isSelected, readSelection, writeSelection, type Selection } from "./selection";
import styles from "./styles.module.css";

const nothingSelected: Selection = { text: "", tag: "", group: "" };
const tags = countTags(services);
const ordered = serviceGroups.map(({ group, label, slugs }) => ({
  group,
  label,
  services: slugs.flatMap((slug) => services.filter((service) => service.group === group && service.slug === slug)),
}));

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function Service({ service, onTag }: { service: ServiceSummary; onTag: (tag: string) => void }): ReactNode {
  const { group, slug, name, purpose, required, inputs, outputs } = service;
  return (
    <li className={styles.service}>
      <div className={styles.name}>
        <Link to={`/reference/services/${group}/${slug}`}>{name}</Link>
        <span className={styles.counts}>
          {inputs === 0 ? "scripts" : `${plural(inputs, "input")}, ${required} required, ${plural(outputs, "output")}`}
        </span>
      </div>
      <p>{purpose}</p>
      <ul className={styles.tags} aria-label={`Tags of ${name}`}>
        {service.tags.map((tag) => (
          <li key={tag}>
            <button type="button" onClick={() => onTag(tag)}>
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All services of the catalog by group, with a filter by text, group and tag. Without JavaScript the whole list stands. */
export default function ServiceCatalog(): ReactNode {
  const [search, write] = useAddressQuery();
  const selection = useMemo(() => readSelection(search, services), [search]);
  const select = (next: Selection): void => write(writeSelection(search, next), next.text !== selection.text);
  const shown = ordered
    .map((group) => ({ ...group, services: group.services.filter((service) => isSelected(service, selection)) }))
    .filter((group) => group.services.length > 0);
  const count = shown.reduce((sum, group) => sum + group.services.length, 0);
  const isNarrowed =
    count < services.length || selection.text.trim() !== "" || selection.tag !== "" || selection.group !== "";
  return (
    <div className={styles.catalog}>
      <form className={styles.filter} role="search" aria-label="Services" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.text}>
          Filter
          <input
            type="search"
            value={selection.text}
            placeholder="Name, purpose or tag"
            autoComplete="off"
            onChange={(event) => select({ ...selection, text: event.target.value })}
            onKeyDown={(event) => event.key === "Escape" && select(nothingSelected)}
          />
        </label>
        <label className={styles.choice}>
          Group
          <select value={selection.group} onChange={(event) => select({ ...selection, group: event.target.value })}>
            <option value="">All</option>
            {ordered.map(({ group, label }) => (
              <option key={group} value={group}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          Tag
          <select value={selection.tag} onChange={(event) => select({ ...selection, tag: event.target.value })}>
            <option value="">All</option>
            {tags.map(([tag, uses]) => (
              <option key={tag} value={tag}>
                {tag} ({uses})
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className={styles.answer}>
        <span role="status">
          {count} of {services.length} services
        </span>
        {isNarrowed && (
          <button type="button" className={styles.clear} onClick={() => select(nothingSelected)}>
            Show all services
          </button>
        )}
      </p>
      {count === 0 && (
        <p>No service matches. Try a shorter word, such as an AWS product’s name, or take back the group or tag.</p>
      )}
      {shown.map(({ group, label, services: members }) => (
        <section key={group}>
          <Heading as="h3" id={group}>
            <Link to={`/reference/services/${group}`}>{label}</Link>{" "}
            <span className={styles.counts}>{members.length}</span>
          </Heading>
          <ul className={styles.services}>
            {members.map((service) => (
              <Service key={service.slug} service={service} onTag={(tag) => select({ ...nothingSelected, tag })} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
