import Link from "@docusaurus/Link";
import services from "@generated/service-reference/default/services.json";
import { serviceGroups } from "@site/src/catalog/serviceGroups";
import type { ServiceSummary } from "@site/src/catalog/summary";
import {
  FilterCheck,
  FilterChoice,
  FilterForm,
  FilterMenu,
  FilterStatus,
  FilterText,
} from "@site/src/components/FilterForm";
import { listOf } from "@site/src/lib/listOf";
import { useUrlSearchParams } from "@site/src/lib/useUrlSearchParams";
import Heading from "@theme/Heading";
import { useMemo, type CSSProperties, type ReactNode } from "react";
import { countTags, isSelected, readSelection, writeSelection, type Selection } from "./selection";
import { groupSections, tierSections } from "./sections";
import ServiceRows from "./ServiceRows";
import { useOtherNames } from "./useOtherNames";
import styles from "./styles.module.css";

const emptySelection: Selection = { text: "", tag: "", group: "", order: "" };
const tags = countTags(services);
const sections = { "": groupSections(services), deploy: tierSections(services) };

/** Suggests how to broaden the filter if no service matches. */
function adviceFor({ text, tag, group }: Selection): string {
  const filters = [group !== "" && "the group", tag !== "" && "the tag"].filter((filter) => filter !== false);
  return [
    ...(text.trim() === "" ? [] : ["try a shorter word, such as the name of an AWS product"]),
    ...(filters.length === 0 ? [] : [`clear ${listOf(filters)}`]),
  ].join(", or ");
}

/**
 * All services, by group or in deployment order, with a filter for text, group and tag. Without JavaScript, it is the
 * complete list by group.
 */
export default function ServiceList(): ReactNode {
  const [search, write] = useUrlSearchParams();
  const selection = useMemo(() => readSelection(search, services), [search]);
  const select = (next: Selection): void => write(writeSelection(search, next), next.text !== selection.text);
  const { order } = selection;
  const query = selection.text.trim();
  const otherNames = useOtherNames(query !== "");
  const isShown = (service: ServiceSummary): boolean =>
    isSelected(service, selection, otherNames[`${service.group}/${service.slug}`]);
  const clear = (): void => select({ ...emptySelection, order });
  const shown = sections[order]
    .map((section) => ({ ...section, services: section.services.filter(isShown) }))
    .filter((section) => section.services.length > 0);
  const count = shown.reduce((sum, section) => sum + section.services.length, 0);
  const isFiltering = query !== "" || selection.tag !== "" || selection.group !== "";
  return (
    <div>
      <FilterForm
        label="Services"
        isFiltering={isFiltering}
        bar={
          <>
            <FilterText
              value={selection.text}
              placeholder="Name, purpose or tag"
              onChange={(text) => select({ ...selection, text })}
              isFiltering={isFiltering}
              onClear={clear}
            />
            <FilterStatus
              counts={[`${count} of ${services.length} services`]}
              {...(isFiltering && { onClear: clear })}
            />
            <FilterMenu chosen={[selection.group, selection.tag, order === "deploy"].filter(Boolean).length}>
              <FilterChoice
                label="Group"
                none="All"
                value={selection.group}
                options={serviceGroups.map(({ group, label }) => [group, label])}
                onChange={(group) => select({ ...selection, group })}
              />
              <FilterChoice
                label="Tag"
                none="All"
                value={selection.tag}
                options={tags.map(([tag, uses]) => [tag, `${tag} (${uses})`])}
                onChange={(tag) => select({ ...selection, tag })}
              />
              <FilterCheck
                label="Deploy order"
                checked={order === "deploy"}
                onChange={(isDeployOrder) => select({ ...selection, order: isDeployOrder ? "deploy" : "" })}
              />
            </FilterMenu>
          </>
        }
      >
        {count === 0 && (
          <p className={styles.empty}>
            No service matches. To find more, {adviceFor(selection)}.
            {query !== "" && (
              <>
                {" "}
                <Link to={`/search?${new URLSearchParams({ q: query })}`}>
                  Search all inputs and pages for “{query}”
                </Link>
              </>
            )}
          </p>
        )}
      </FilterForm>
      {shown.map(({ id, label, page, indent, services: members }) => (
        <section key={id} className={styles.section} style={{ "--indent": indent } as CSSProperties}>
          <Heading as="h2" id={id} className={styles.heading} data-sticky>
            {page === undefined ? label : <Link to={page}>{label}</Link>} <span>{members.length}</span>
          </Heading>
          <ServiceRows services={members} showsNeeds={order === "deploy"} />
        </section>
      ))}
    </div>
  );
}
