import { tokenize, type Token } from "@site/src/catalog/hclTokens";
import { readerText, unchangedText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

type Part = Pick<Token, "kind" | "text" | "start">;

function classOf({ kind, text }: Part, next: Part | undefined): string | undefined {
  switch (kind) {
    case "string":
    case "heredoc":
      return styles.string;
    case "number":
      return styles.number;
    case "name":
      return next?.text === "=" ? styles.property : /^(?:true|false|null)$/.test(text) ? styles.number : undefined;
    default:
      return undefined;
  }
}

/** HCL highlighted in the colors of the site's code blocks. */
export default function Highlighted({ code: stored }: { code: string }): ReactNode {
  const text = useStore(readerText);
  // Only removes the verbatim marks. For readers with their own values, the page does so when it replaces the text.
  const code = text === unchangedText ? text.toReader(stored) : stored;
  // The sentinel at the end flushes a comment after the last token.
  const tokens: Part[] = [...tokenize(code), { kind: "newline", text: "", start: code.length }];
  let end = 0;
  return tokens.map((token, index) => {
    const gap = code.slice(end, token.start);
    end = token.start + token.text.length;
    return (
      <span key={token.start}>
        {gap.trim() === "" ? gap : <span className={styles.comment}>{gap}</span>}
        <span className={classOf(token, tokens[index + 1])}>{token.text}</span>
      </span>
    );
  });
}
