import type { Code, Paragraph, Parents, Table, Text } from "mdast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { openFenceMessage } from "../fences";
import type { Page } from "../page";
import { problemAt } from "../source";

interface UnparsedMark {
  /** Matches the source of text that was meant as markup. */
  pattern: RegExp;
  /** Whether it matches only at the start of a paragraph. */
  atStart?: boolean;
  message: string;
}

const UNPARSED_MARKS: UnparsedMark[] = [
  {
    pattern: /^#{2,6}(?=\w)/,
    atStart: true,
    message: "This is not a heading, and is shown as text. Write a space after the last #.",
  },
  {
    pattern: /^\|/,
    atStart: true,
    message: "This is not a table, and is shown as text. Its second line needs one --- for each column of the first.",
  },
  {
    pattern: /^\[ ?[xX]?\](?=\s)/,
    atStart: true,
    message: 'This is not a checklist item. Write it as "- [ ] ", with a space between the brackets.',
  },
  {
    pattern: /^\[!\w+\]/,
    atStart: true,
    message: "This is not an admonition, and is shown as text. Write :::warning[Title] above its text, and ::: below.",
  },
  {
    pattern: /(?:(?<!\\)\[[^[\]]*|^[^[\]]*)\]\(/,
    message: "This is not a link, and is shown as text. Write its target without spaces, and close its parenthesis.",
  },
  {
    // Only before what looks like a target, since text in brackets may precede a parenthesis.
    pattern: /(?:(?<!\\)\[[^[\]]*|^[^[\]]*)\]\s+\((?:\.{0,2}\/|#|\S*\.mdx?\b)/,
    message: "This is not a link, and is shown as text. Remove the space between its brackets and its target.",
  },
  {
    pattern: /\u00A0/,
    message:
      "This is a non-breaking space, which does not count as the space after ## or -. Type a normal one, or &nbsp; where a line must not break.",
  },
  {
    pattern: /(?<!\\)\[\^[^\s\]]+\]/,
    message: "The footnote is not defined, so its mark is shown as text. Define it in a paragraph of its own: [^1]: …",
  },
  {
    pattern: /(?<!\\)\[[^[\]]*\]\[[^\]]+\]/,
    message:
      "The link is not defined, so its brackets are shown as text. Define it in a paragraph of its own: [name]: ./page.mdx",
  },
  {
    // Underscores within a word are part of a name.
    pattern: /(?<!\\)(?:\*\*|`|~~|(?<!\w)__|__(?!\w))[^]*/,
    message:
      "This mark is shown as text. Close it, without spaces inside the marks and with a space outside, or escape it with a \\.",
  },
];

function textProblems(page: Page, node: Text, isFirst: boolean): Problem[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined) {
    return [];
  }
  const { offset } = start;
  const source = page.text.slice(offset, end?.offset);
  return UNPARSED_MARKS.filter(({ atStart = false }) => isFirst || !atStart).flatMap(({ pattern, message }) =>
    [...source.matchAll(new RegExp(pattern, "g"))].map(({ index }) => problemAt(page, offset + index, message)),
  );
}

/** Reports a paragraph that is indented like a code block. Unlike plain Markdown, MDX has no indented code blocks. */
function indentProblems(page: Page, node: Paragraph, parent: Parents | undefined): Problem[] {
  const { offset = 0, column = 1 } = node.position?.start ?? {};
  // Text below an item is indented relative to the item's own text; text in an element may be indented freely.
  const base = parent?.type === "listItem" ? (parent.children[0]?.position?.start.column ?? 1) : 1;
  const isCounted = parent?.type === "root" || parent?.type === "listItem";
  return isCounted && /^(?: {4}| {0,3}\t)/.test(page.text.slice(offset - column + base, offset))
    ? [
        problemAt(
          page,
          node,
          "Indentation does not make this code, so it is shown as text. Write code in a fence, or remove the indentation.",
        ),
      ]
    : [];
}

/** Reports the rows that have more cells than their table has columns. Their last cells are not shown. */
function rowProblems(page: Page, { children: [head, ...rows] }: Table): Problem[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length > columns)
    .map((row) =>
      problemAt(
        page,
        row,
        `The row has ${row.children.length} cells, but the table has ${columns} columns. Write a | in a cell as \\|, even in code.`,
      ),
    );
}

/** Reports an unclosed fence, which turns everything below it into code. */
function fenceProblems(page: Page, node: Code): Problem[] {
  const source = page.text.slice(node.position?.start.offset, node.position?.end.offset);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  return fence === undefined || new RegExp(`\\n[\\s>]*${fence}+\\s*$`).test(source)
    ? []
    : [problemAt(page, node, openFenceMessage(fence))];
}

/** Reports markup that is shown as text or code, or not at all, because Markdown does not parse it as markup. */
export function unparsedMarkdown(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node, index, parent) => {
    if (node.type === "text") {
      problems.push(...textProblems(page, node, parent?.type === "paragraph" && index === 0));
    } else if (node.type === "paragraph") {
      problems.push(...indentProblems(page, node, parent));
    } else if (node.type === "code") {
      problems.push(...fenceProblems(page, node));
    } else if (node.type === "table") {
      const rows = rowProblems(page, node);
      problems.push(...rows);
      // A | in a code span leaves an unclosed backtick in two cells. Those are consequences, not separate mistakes.
      return rows.length > 0 ? SKIP : CONTINUE;
    }
    return CONTINUE;
  });
  return problems;
}
