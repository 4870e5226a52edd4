import { namesOf } from "../description";
import { groupTitle, inputGroups } from "../inputGroups";
import { html, type Html } from "../html";
import { terraformSample, terragruntSample } from "../samples";
import { isRequired } from "../isRequired";
import type { Input, Service } from "../schema";
import type { Wiring } from "../wiring";
import { renderInput, renderOutput } from "./entry";

/** A heading of a service's page and the inputs under it. */
export interface InputSection {
  /** Id of the heading, and name of the block. */
  id: string;
  label: string;
  inputs: Input[];
}

/** Blocks of HTML by name: the ids of the input sections, and {@link blockNames}. */
export type Fragments = Record<string, string>;

/** Names of the blocks that are not input sections. */
export const blockNames = {
  outputs: "outputs",
  terraform: "sample-terraform",
  terragrunt: "sample-terragrunt",
} as const;

/** Arranges the inputs as the page shows them: required ones, then the others by group. Empty sections are omitted. */
export function inputSections({ inputs }: Service): InputSection[] {
  const required = inputs.filter(isRequired);
  const optional = inputs.filter((input) => !isRequired(input));
  return [
    { id: "inputs-required", label: "Required", inputs: required },
    ...inputGroups.map((group) => ({
      id: `inputs-${group}`,
      label: groupTitle(group),
      inputs: optional.filter((input) => input.group === group),
    })),
  ].filter((section) => section.inputs.length > 0);
}

/** Renders the parts of a service's page that come from its data and do not need React in the browser. */
export function renderFragments(service: Service, wiring: Wiring): Fragments {
  const names = namesOf(service);
  const count = service.inputs.length;
  const sample = (code: string): Html =>
    html`<details class="sample" data-search-skip>
      <summary>All ${count} inputs, with defaults</summary>
      <div>
        <button class="copy" type="button" data-copy-sample aria-label="Copy the sample with all inputs"></button>
        <pre tabindex="0"><code>${code}</code></pre>
      </div>
    </details>`;
  const sections: [string, Html[]][] = inputSections(service).map(({ id, inputs }) => [
    id,
    inputs.map((input) => renderInput(input, names, wiring)),
  ]);
  const blocks: Record<string, Html | Html[]> = {
    ...Object.fromEntries<Html[]>(sections),
    [blockNames.outputs]: service.outputs.map((output) => renderOutput(output, service, names, wiring)),
    [blockNames.terraform]: sample(terraformSample(service, wiring, { all: true })),
    [blockNames.terragrunt]: sample(terragruntSample(service, wiring, { all: true })),
  };
  return Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, html`${block}`.text]));
}
