import useIsBrowser from "@docusaurus/useIsBrowser";
import { useRef, type ReactNode } from "react";
import { ClearButton, FilterAnswer, FilterCheck, FilterChoice, FilterForm, FilterText } from "../../FilterForm";
import { useFragments } from "../fragments";
import { everything, narrows, type Query } from "./query";
import styles from "./styles.module.css";
import { useCopyButtons } from "./useCopyButtons";
import { useFilter } from "./useFilter";
import { useFocusKey } from "./useFocusKey";
import { useTarget } from "./useTarget";
import type { Counts } from "./view";

interface Props {
  /** Group and slug, such as `app-orchestration/lambda`. */
  service: string;
  /** Groups of the service's inputs: `key=Label`, separated by commas. */
  groups: string;
  /** Kinds of types of the service's inputs, separated by commas. */
  types: string;
}

function summaryOf({ inputs, allInputs, outputs, allOutputs }: Counts): string {
  return `${inputs} of ${allInputs} inputs, ${outputs} of ${allOutputs} outputs`;
}

/** What to do when no input is left, or nothing at all. */
function Widen({ query, outputs, onClear }: { query: Query; outputs: number; onClear: () => void }): ReactNode {
  const text = query.text.trim();
  const narrowings = [
    query.requiredOnly && "“Required only”",
    query.group !== "" && "the group",
    query.type !== "" && "the type",
  ].filter((narrowing) => narrowing !== false);
  const advice = [
    text.includes(" ") && "leave out a word, as all of them must occur",
    text !== "" && !text.includes(" ") && "try a shorter word",
    narrowings.length > 0 && `take back ${narrowings.join(" and ")}`,
  ].filter((sentence) => sentence !== false);
  return (
    <p className={styles.empty}>
      {outputs === 0 ? "Nothing" : "No input"} matches{text !== "" && <> “{text}”</>}. To find more,{" "}
      {advice.join(", or ")}, or <ClearButton onClear={onClear}>show everything</ClearButton>.
    </p>
  );
}

/**
 * Filter of a service's inputs and outputs. It works on the entries that stand in the page's HTML,
 * as do the copy buttons and the links to single entries, which are in its care too.
 */
export default function ReferenceFilter({ service, groups, types }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { status } = useFragments(service);
  const isReady = useIsBrowser() && status !== "loading" && status !== "failed";
  const groupOptions = groups.split(",").map((pair) => pair.split("=") as [string, string]);
  const typeOptions = types.split(",").map((type) => [type, type] as [string, string]);
  const { query, counts, ask, reveal } = useFilter(form, isReady, {
    groups: groupOptions.map(([key]) => key).join(),
    types,
  });
  const copied = useCopyButtons(form);
  useTarget(isReady, reveal);
  useFocusKey(field);

  const narrowsInputs = narrows({ ...query, text: "" });
  const isEmpty = counts !== undefined && counts.inputs === 0 && (counts.outputs === 0 || narrowsInputs);
  const clear = (): void => ask({ ...everything, order: query.order });
  return (
    <FilterForm
      ref={form}
      label="Inputs and outputs"
      fields={
        <>
          <FilterText
            ref={field}
            focusKey="/"
            value={query.text}
            placeholder="Name or description"
            onChange={(text) => ask({ ...query, text })}
            onClear={clear}
          />
          <FilterChoice
            label="Group"
            value={query.group}
            options={groupOptions}
            onChange={(group) => ask({ ...query, group })}
          />
          <FilterChoice
            label="Type"
            value={query.type}
            options={typeOptions}
            onChange={(type) => ask({ ...query, type })}
          />
          <FilterCheck
            label="Required only"
            checked={query.requiredOnly}
            onChange={(requiredOnly) => ask({ ...query, requiredOnly })}
          />
          <FilterCheck
            label="A to Z"
            checked={query.order === "name"}
            onChange={(isByName) => ask({ ...query, order: isByName ? "name" : "group" })}
          />
        </>
      }
    >
      <FilterAnswer {...(narrows(query) && !isEmpty && { onClear: clear })}>
        {counts && summaryOf(counts)}
        <span className={styles.spoken}>{copied && `. ${copied}`}</span>
      </FilterAnswer>
      {isEmpty && <Widen query={query} outputs={counts.outputs} onClear={clear} />}
    </FilterForm>
  );
}
