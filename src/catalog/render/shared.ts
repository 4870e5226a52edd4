import { describeChange, formerValue } from "../changes";
import { dedentLines } from "../hclExpression";
import { renderDescription, renderPlainText, type Names } from "../description";
import { html, type Html } from "../html";
import type { Input, Output } from "../schema";

/** The length of the longest value that is shown on a line with other text. */
const MAX_VALUE_LENGTH = 70;

/** Whether a value is shown on a line with other text. Others are collapsed, or left out of lists. */
export const isShort = (value: string): boolean => !value.includes("\n") && value.length <= MAX_VALUE_LENGTH;

/** Code in a collapsed block. */
export function renderCollapsed(summary: string, code: string): Html {
  return html`<details>
    <summary>${summary}</summary>
    <pre tabindex="0"><code>${code}</code></pre>
  </details>`;
}

/** Code between lines with three backticks, and its language. */
const FENCE = /^[^\S\n]*```[\w-]*\n([^]*?)^[^\S\n]*```[^\S\n]*$/m;

function renderParagraphs(text: string, names: Names): Html[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split(/\n(?=\s*(?:[-*•]|\d+[.)])\s)/);
    return html`<p>
      ${lines.map((line, index) => html`${index > 0 && html`<br />`}${renderPlainText(line, names)}`)}
    </p>`;
  });
}

/**
 * The module's own description: plain text, in which lines that look like list items stay on separate lines, and code
 * blocks.
 */
function renderModuleWords(words: string, names: Names): Html {
  const blocks = words.split(FENCE).flatMap((text, index) => {
    return index % 2 === 0
      ? renderParagraphs(text, names)
      : html`<pre tabindex="0"><code>${dedentLines(text.trimEnd().split("\n")).join("\n")}</code></pre>`;
  });
  return html`<figure class="module-words">
    <figcaption>In the module's words:</figcaption>
    <blockquote>${blocks}</blockquote>
  </figure>`;
}

/** The text of an entry: a writer's description, or else the module's own. */
export function renderText({ description, moduleDescription }: Input | Output, names: Names): Html {
  if (description !== undefined) {
    return html`<p>${renderDescription(description, names)}</p>`;
  }
  return moduleDescription === undefined
    ? html`<div class="undescribed">Not described yet.</div>`
    : renderModuleWords(moduleDescription, names);
}

/** List items that name the release that added an entry and the changes of later releases. */
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

/** The badges next to the name of an entry. */
export function renderBadges({ sensitive, ephemeral, deprecated }: Input | Output): Html {
  const badges = [sensitive && "sensitive", ephemeral && "ephemeral", deprecated !== undefined && "deprecated"];
  return html`${badges.filter((badge) => badge !== false && badge !== undefined).map((badge) => html`<span class="mark">${badge}</span>`)}`;
}

/** The module's advice on what to use instead of an entry. */
export function renderDeprecation({ deprecated }: Input | Output, names: Names): Html | false {
  return deprecated !== undefined && html`<p class="deprecated">Deprecated. ${renderPlainText(deprecated, names)}</p>`;
}
