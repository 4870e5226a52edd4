import Link from "@docusaurus/Link";
import services from "@generated/service-reference/default/services.json";
import { serviceGroups } from "@site/src/catalog/serviceGroups";
import type { ServiceSummary } from "@site/src/catalog/summary";
import { FilterChoice, FilterForm, FilterStatus, FilterText } from "@site/src/components/FilterForm";
import { useUrlSearchParams } from "@site/src/lib/useUrlSearchParams";
import Heading from "@theme/Heading";
import { useMemo, type ReactNode } from "react";
import { countTags, isSelected, readSelection, writeSelection, type Selection } from "./selection";
import styles from "./styles.module.css";

const emptySelection: Selection = { text: "", tag: "", group: "" };
const tags = countTags(services);
const groupedServices = serviceGroups.map(({ group, label, slugs }) => ({
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

/** All services by group, with a filter by text, group and tag. Without JavaScript it is the whole list. */
export default function ServiceList(): ReactNode {
  const [search, write] = useUrlSearchParams();
  const selection = useMemo(() => readSelection(search, services), [search]);
  const select = (next: Selection): void => write(writeSelection(search, next), next.text !== selection.text);
  const clear = (): void => select(emptySelection);
  const shown = groupedServices
    .map((group) => ({ ...group, services: group.services.filter((service) => isSelected(service, selection)) }))
    .filter((group) => group.services.length > 0);
  const count = shown.reduce((sum, group) => sum + group.services.length, 0);
  const isFiltering =
    count < services.length || selection.text.trim() !== "" || selection.tag !== "" || selection.group !== "";
  return (
    <div className={styles.catalog}>
      <FilterForm
        label="Services"
        fields={
          <>
            <FilterText
              value={selection.text}
              placeholder="Name, purpose or tag"
              onChange={(text) => select({ ...selection, text })}
              onClear={clear}
            />
            <FilterChoice
              label="Group"
              value={selection.group}
              options={groupedServices.map(({ group, label }) => [group, label])}
              onChange={(group) => select({ ...selection, group })}
            />
            <FilterChoice
              label="Tag"
              value={selection.tag}
              options={tags.map(([tag, uses]) => [tag, `${tag} (${uses})`])}
              onChange={(tag) => select({ ...selection, tag })}
            />
          </>
        }
      >
        <FilterStatus {...(isFiltering && { onClear: clear })}>
          {count} of {services.length} services
        </FilterStatus>
        {count === 0 && (
          <p className={styles.empty}>
            No service matches. Try a shorter word, such as the name of an AWS product, or clear the group or tag.
          </p>
        )}
      </FilterForm>
      {shown.map(({ group, label, services: members }) => (
        <section key={group}>
          <Heading as="h3" id={group}>
            <Link to={`/reference/services/${group}`}>{label}</Link>{" "}
            <span className={styles.counts}>{members.length}</span>
          </Heading>
          <ul className={styles.services}>
            {members.map((service) => (
              <Service key={service.slug} service={service} onTag={(tag) => select({ ...emptySelection, tag })} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
