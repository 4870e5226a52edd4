import { countOf } from "../../lib/countOf";
import { outputExpressions } from "../dependencies";
import { renderDescription, type Names } from "../description";
import { html, type Html } from "../html";
import { isRequired } from "../isRequired";
import type { Input, Output, Service } from "../schema";
import { renderName } from "../names";
import { isShort, renderBadges, renderCollapsed, renderDeprecation, renderHistory, renderText } from "./shared";
import { shortType } from "../shortType";
import { familyOf, fieldsOf, parseType, type TypeField, type TypeNode } from "../typeExpression";
import type { Wiring } from "../wiring";
import { renderSources, renderUses } from "./wiring";

/** If an object has more fields than this, they are collapsed. */
const MAX_FIELDS = 10;

function renderDefault(value: string): Html {
  if (isShort(value)) {
    return html`<span>default <code>${value}</code></span>`;
  }
  const lines = value.split("\n").length;
  return renderCollapsed(`default of ${lines === 1 ? `${value.length} characters` : `${lines} lines`}`, value);
}

/** An optional input's example, as written in `inputs`. Examples of required inputs are in the samples. */
function renderExample(input: Input): { line?: Html; block?: Html } {
  const text = isRequired(input) ? undefined : input.example?.trim();
  if (text === undefined) {
    return {};
  }
  return isShort(text)
    ? { line: html`<li>Example: <code>${text}</code></li>` }
    : { block: renderCollapsed("example", `${input.name} = ${text}`) };
}

function renderCodes(codes: string[]): Html {
  return html`${codes.map((code, index) => html`${index > 0 && ", "}<code>${code}</code>`)}`;
}

function renderField(field: TypeField, parent: string, input: Input, names: Names): Html {
  const path = parent === "" ? field.name : `${parent}.${field.name}`;
  const id = `input_${input.name}.${path}`;
  const description = input.fields?.[path];
  const presence = field.optional ? "optional" : "required";
  const value = field.default !== undefined && html`${isShort(field.default) && ","} ${renderDefault(field.default)}`;
  return html`<li id="${id}">
    <a href="#${id}"><code>${renderName(field.name)}</code></a>
    <code class="ty">${shortType(field.type)}</code>
    ${presence}${value}${description !== undefined && html`<p>${renderDescription(description, names)}</p>`}${renderTree(fieldsOf(field.type), path, input, names)}
  </li>`;
}

function renderTree(fields: TypeField[], parent: string, input: Input, names: Names): Html | undefined {
  return fields.length === 0
    ? undefined
    : html`<ul>
        ${fields.map((field) => renderField(field, parent, input, names))}
      </ul>`;
}

function countFields(fields: TypeField[]): number {
  return fields.reduce((sum, { type }) => sum + 1 + countFields(fieldsOf(type)), 0);
}

/** Fields that have a description although the type does not declare them, as with `any` and `map(any)`. */
function renderUndeclaredFields(input: Input, names: Names): Html {
  const keys = Object.entries(input.fields ?? {}).map(([path, description]) => {
    const id = `input_${input.name}.${path}`;
    return html`<li id="${id}">
      <a href="#${id}"><code>${renderName(path)}</code></a>
      <p>${renderDescription(description, names)}</p>
    </li>`;
  });
  return html`<ul>
    ${keys}
  </ul>`;
}

function renderFields(type: TypeNode, input: Input, names: Names): Html | undefined {
  const declared = fieldsOf(type);
  const count = declared.length > 0 ? countFields(declared) : Object.keys(input.fields ?? {}).length;
  if (count === 0) {
    return undefined;
  }
  const tree = declared.length > 0 ? renderTree(declared, "", input, names) : renderUndeclaredFields(input, names);
  return html`<details class="fields" ${count <= MAX_FIELDS && " open"}>
    <summary>${countOf(count, "field")}</summary>
    ${tree}
  </details>`;
}

/** The first line of an entry: its name, which links to it, the facts, and a copy button at the end. */
function renderHead(id: string, name: string, tag: "h3" | "h4", facts: Html): Html {
  const link = html`<a href="#${id}">${renderName(name)}</a>`;
  return html`<div class="head">
    ${tag === "h3" ? html`<h3>${link}</h3>` : html`<h4>${link}</h4>`} ${facts}
    <button class="copy" type="button" data-copy="${name}" aria-label="Copy name ${name}"></button>
  </div>`;
}

/**
 * Renders one input as an element with the id `input_NAME`.
 *
 * @param input the input
 * @param names inputs and outputs that its texts may link to
 * @param wiring which outputs can be its value
 */
export function renderInput(input: Input, names: Names, wiring: Wiring): Html {
  const id = `input_${input.name}`;
  const type = parseType(input.type);
  const own = { ...names, self: input.name };
  const required = isRequired(input);
  // Visually, the default already shows that an input is optional.
  const presence = required ? "required" : "optional";
  const head = html`<span class="${presence}">${presence}</span> ${renderBadges(input)}
    <code class="ty">${shortType(type)}</code> ${input.default !== undefined && renderDefault(input.default)}`;
  const example = renderExample(input);
  const facts = [
    renderSources(input, wiring),
    input.allowed && html`<li>Allowed: ${renderCodes(input.allowed)}</li>`,
    input.unit !== undefined && html`<li>Unit: ${input.unit}</li>`,
    input.nullable === false && html`<li>Not nullable: the module rejects <code>null</code>.</li>`,
    ...(input.validation ?? []).map(
      ({ condition, message }) => html`<li>Must satisfy <code>${condition}</code>: ${message}</li>`,
    ),
    example.line,
    input.related &&
      html`<li>
        Set with:
        ${input.related.map((name, index) => html`${index > 0 && ", "}<a href="#input_${name}"><code>${renderName(name)}</code></a>`)}
      </li>`,
    ...renderHistory(input),
  ].filter((fact) => typeof fact === "object");
  return html`<div
    class="entry"
    id="${id}"
    data-group="${input.group}"
    data-type="${familyOf(type)}"
    ${required && " data-required"}
  >
    ${renderHead(id, input.name, "h4", head)} ${renderDeprecation(input, own)}${renderText(input, own)}
    ${
      facts.length > 0 &&
      html`<ul class="rules">
        ${facts}
      </ul>`
    }${renderFields(type, input, own)}${example.block}
  </div> `;
}

/** Renders one output as an element with the id `output_NAME`, with the expressions that read it. */
export function renderOutput(output: Output, service: Service, names: Names, wiring: Wiring): Html {
  const id = `output_${output.name}`;
  const own = { ...names, self: output.name };
  const facts = [renderUses(output, service, wiring), ...renderHistory(output)].filter((fact) => fact !== undefined);
  const expressionIn = (tool: string, expression: string): Html =>
    html`<li data-tool="${tool.toLowerCase()}">
      ${tool} <code>${renderName(expression)}</code
      ><button class="copy" type="button" data-copy="${expression}" aria-label="Copy ${expression}"></button>
    </li>`;
  return html`<div class="entry" id="${id}">
    ${renderHead(id, output.name, "h3", renderBadges(output))}
    ${renderDeprecation(output, own)}${renderText(output, own)}
    ${
      facts.length > 0 &&
      html`<ul class="rules">
        ${facts}
      </ul>`
    }
    <ul class="uses">
      ${expressionIn("Terragrunt", outputExpressions.terragrunt(service, output))}${expressionIn("Terraform", outputExpressions.terraform(service, output))}
    </ul>
  </div> `;
}
