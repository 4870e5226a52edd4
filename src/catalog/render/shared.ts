import { describeChange, formerValue } from "../changes";
import { renderDescription, renderPlainText, type Names } from "../description";
import { html, type Html } from "../html";
import type { Input, Output } from "../schema";

/** Values up to this length are part of the line; longer ones are collapsed. */
const MAX_VALUE_LENGTH = 70;

export const isShort = (value: string): boolean => !value.includes("\n") && value.length <= MAX_VALUE_LENGTH;

/** Code that a reader unfolds. */
export function renderCollapsed(summary: string, code: string): Html {
  return html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0"><code>${code}</code></pre>
  </details>`;
}

/** The module's own words: plain text, in which a line that begins like an item of a list keeps its line. */
function renderModuleWords(words: string, names: Names): Html {
  const paragraphs = words.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph.split(/\n(?=\s*(?:[-*•]|\d+[.)])\s)/);
    return html`<p>
      ${lines.map((line, index) => html`${index > 0 && html`<br />`}${renderPlainText(line, names)}`)}
    </p>`;
  });
  return html`<figure class="module-words">
    <figcaption>In the module's words:</figcaption>
    <blockquote>${paragraphs}</blockquote>
  </figure>`;
}

/** What there is to say about an entry: a writer's description, or else the module's own words. */
export function renderText({ description, moduleDescription }: Input | Output, names: Names): Html {
  if (description !== undefined) {
    return html`<p>${renderDescription(description, names)}</p>`;
  }
  return moduleDescription === undefined
    ? html`<div class="undescribed">Not described yet.</div>`
    : renderModuleWords(moduleDescription, names);
}

/** List items that say since when an entry exists, and what releases have changed. */
export function renderHistory({ since, changes = [] }: Input | Output): Html[] {
  return [
    ...(since === undefined ? [] : [html`<li>New in ${since}.</li>`]),
    ...changes.map((change) => {
      const what = `${describeChange(change)} in ${change.version}`;
      const before = formerValue(change);
      if (before === undefined) {
        return html`<li>${what}.</li>`;
      }
      return isShort(before)
        ? html`<li>${what}. Before: <code>${before}</code></li>`
        : html`<li>${what}. ${renderCollapsed("Before", before)}</li>`;
    }),
  ];
}

/** The marks beside the name of an entry. */
export function renderMarks({ sensitive, ephemeral, deprecated }: Input | Output): Html {
  const marks = [sensitive && "sensitive", ephemeral && "ephemeral", deprecated !== undefined && "deprecated"];
  return html`${marks.filter((mark) => mark !== false && mark !== undefined).map((mark) => html`<span class="mark">${mark}</span>`)}`;
}

/** What a module says about what to use instead of an entry. */
export function renderDeprecation({ deprecated }: Input | Output, names: Names): Html | false {
  return deprecated !== undefined && html`<p class="deprecated">Deprecated. ${renderPlainText(deprecated, names)}</p>`;
}
