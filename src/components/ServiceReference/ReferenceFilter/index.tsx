import useIsBrowser from "@docusaurus/useIsBrowser";
import { countOf } from "@site/src/lib/countOf";
import { listOf } from "@site/src/lib/listOf";
import { useRef, type ReactNode } from "react";
import {
  ClearButton,
  FilterCheck,
  FilterChoice,
  FilterForm,
  FilterMenu,
  FilterStatus,
  FilterSwitch,
  FilterText,
} from "../../FilterForm";
import { useFragments } from "../fragments";
import type { Counts } from "./entryList";
import { useExpandableEntries } from "./expandedEntries";
import { defaultQuery, isFiltering, type FilterQuery, type View } from "./query";
import styles from "./styles.module.css";
import { useContentsCounts } from "./useContentsCounts";
import { useCopyButtons } from "./useCopyButtons";
import { useEntryButton } from "./useEntryButton";
import { useFilter } from "./useFilter";
import { useFocusKey } from "./useFocusKey";
import { useSiteLinks } from "./useSiteLinks";
import { useTarget } from "./useTarget";
import { useToolAttribute } from "./useToolAttribute";

interface Props {
  /** Group and slug, such as `app-orchestration/lambda`. */
  service: string;
  /** Groups of the service's inputs: `key=Label`, separated by commas. */
  groups: string;
  /** Outermost types of the service's inputs, such as `list`, separated by commas. */
  types: string;
  /** The view to use unless the reader chooses one or a filter leaves only a few entries. */
  view: View;
}

/** A filter with at most this many matches shows the entries in full. */
const MAX_DETAILED_MATCHES = 15;

const viewOptions = [
  ["names", "Names"],
  ["details", "Details"],
] as const satisfies [View, string][];

const textsOf = ({ inputs, allInputs, outputs, allOutputs }: Counts): string[] => [
  `${inputs} of ${countOf(allInputs, "input")}${allOutputs > 0 ? "," : ""}`,
  ...(allOutputs > 0 ? [`${outputs} of ${countOf(allOutputs, "output")}`] : []),
];

/** Suggests how to broaden the filter if it matches no inputs or nothing at all. */
function NoMatches({ query, outputs, onClear }: { query: FilterQuery; outputs: number; onClear: () => void }) {
  const text = query.text.trim();
  const filters = [
    query.requiredOnly && "“Required only”",
    query.group !== "" && "the group",
    query.type !== "" && "the type",
  ].filter((filter) => filter !== false);
  const advice = [
    text.includes(" ") && "remove a word (every word has to match)",
    text !== "" && !text.includes(" ") && "use a shorter word",
    filters.length > 0 && `clear ${listOf(filters)}`,
  ].filter((sentence) => sentence !== false);
  return (
    <p className={styles.empty}>
      {outputs === 0 ? "Nothing" : "No input"} matches{text !== "" && <> “{text}”</>}. To find more,{" "}
      {advice.join(", or ")}, or <ClearButton onClear={onClear}>show everything</ClearButton>.
    </p>
  );
}

/**
 * The filter for a service's inputs and outputs. It operates on the entries in the page's HTML, and also handles their
 * copy buttons and links to single entries.
 */
export default function ReferenceFilter({ service, groups, types, view: defaultView }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { status } = useFragments(service);
  const isBrowser = useIsBrowser();
  const isReady = isBrowser && status !== "loading" && status !== "failed";
  const groupOptions = groups.split(",").map((pair) => pair.split("=") as [string, string]);
  const typeOptions = types.split(",").map((type) => [type, type] as [string, string]);
  const { query, counts, setQuery, reveal } = useFilter(form, isReady, {
    groups: groupOptions.map(([key]) => key).join(),
    types,
  });
  const isFiltered = isFiltering(query);
  const hasFewMatches = isFiltered && counts !== undefined && counts.inputs + counts.outputs <= MAX_DETAILED_MATCHES;
  const automaticView = hasFewMatches ? "details" : defaultView;
  const view = query.view ?? automaticView;
  const announcement = useCopyButtons(form);
  useEntryButton(form);
  useSiteLinks(form);
  useTarget(isReady, reveal);
  useFocusKey(field);
  useExpandableEntries(form, isReady && view === "names");
  useContentsCounts(isFiltered ? counts?.sections : undefined);
  useToolAttribute();

  const isFilteringInputs = isFiltering({ ...query, text: "" });
  const isEmpty = counts !== undefined && counts.inputs === 0 && (counts.outputs === 0 || isFilteringInputs);
  const clear = (): void => setQuery({ ...defaultQuery, order: query.order, view: query.view });
  const choices = [query.group !== "", query.type !== "", query.requiredOnly, query.order === "name"];
  const bar = (
    <>
      <FilterSwitch
        label="View"
        value={view}
        options={viewOptions}
        onChange={(next) => setQuery({ ...query, view: next === automaticView ? undefined : next })}
      />
      <FilterText
        ref={field}
        focusKey="/"
        value={query.text}
        placeholder="Name or text"
        onChange={(text) => setQuery({ ...query, text })}
        isFiltering={isFiltered}
        onClear={clear}
      />
      <FilterStatus counts={counts ? textsOf(counts) : []} {...(isFiltered && !isEmpty && { onClear: clear })} />
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
      <FilterMenu chosen={choices.filter(Boolean).length}>
        <FilterChoice
          label="Group"
          none="All"
          value={query.group}
          options={groupOptions}
          onChange={(group) => setQuery({ ...query, group })}
        />
        <FilterChoice
          label="Type"
          none="All"
          value={query.type}
          options={typeOptions}
          onChange={(type) => setQuery({ ...query, type })}
        />
        <FilterCheck
          label="Required only"
          checked={query.requiredOnly}
          onChange={(requiredOnly) => setQuery({ ...query, requiredOnly })}
        />
        <FilterCheck
          label="A to Z"
          checked={query.order === "name"}
          onChange={(isByName) => setQuery({ ...query, order: isByName ? "name" : "group" })}
        />
      </FilterMenu>
    </>
  );
  return (
    <FilterForm
      ref={form}
      label="Inputs and outputs"
      data-view={view}
      data-hydrated={isBrowser ? "" : undefined}
      isFiltering={counts && isFiltered}
      bar={bar}
    >
      {isEmpty && <NoMatches query={query} outputs={counts.outputs} onClear={clear} />}
    </FilterForm>
  );
}
