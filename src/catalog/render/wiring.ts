import { html, type Html } from "../html";
import { renderName } from "../names";
import type { Input, Output, Service } from "../schema";
import { servicePath } from "../servicePath";
import { isWired, type Source, type Use, type Wiring } from "../wiring";

/** Up to this many sources or users are shown inline; more are collapsed. */
const MAX_SOURCES = 3;
const MAX_USERS = 6;

function join(items: Html[], last: string): Html {
  return html`${items.map((item, index) => {
    const separator = index === items.length - 1 ? last : ", ";
    return html`${index > 0 && separator}${item}`;
  })}`;
}

function renderSource({ service, output, fields }: Source): Html {
  const path = [output.name, ...fields].join(".");
  return html`<a href="${servicePath(service)}#output_${output.name}"
    >${service.name} › <code>${renderName(path)}</code></a
  >`;
}

function renderItem(verb: string, items: Html[], last: string, max: number): Html | undefined {
  if (items.length === 0) {
    return undefined;
  }
  const all = join(items, last);
  return items.length <= max
    ? html`<li>${verb} ${all}</li>`
    : html`<li>
        <details>
          <summary>${verb} ${items.length} services</summary>
          ${all}
        </details>
      </li>`;
}

/** A list item that names the outputs of other services that can be the value of an input. */
export function renderSources(input: Input, wiring: Wiring): Html | undefined {
  const verb = isWired(input) ? "Comes from" : "Can come from";
  return renderItem(verb, wiring.sourcesOf(input).map(renderSource), " or ", MAX_SOURCES);
}

function renderUser(service: Service, uses: Use[]): Html {
  const path = servicePath(service);
  const [only] = uses;
  if (uses.length === 1 && only) {
    return html`<a href="${path}#input_${only.input.name}">${service.name}</a>`;
  }
  const inputs = uses.map(
    ({ input: { name } }) => html`<a href="${path}#input_${name}"><code>${renderName(name)}</code></a>`,
  );
  return html`${service.name} (${join(inputs, ", ")})`;
}

/** A list item that names the services that take an output. */
export function renderUses(output: Output, service: Service, wiring: Wiring): Html | undefined {
  const uses = wiring.usesOf(service, output);
  const users = [...new Set(uses.map((use) => use.service))].map((user) =>
    renderUser(
      user,
      uses.filter((use) => use.service === user),
    ),
  );
  return renderItem("Used by", users, ", ", MAX_USERS);
}
