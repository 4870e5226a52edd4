import type { DocSearchModalProps } from "@docsearch/react/modal";
import { memo, useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import type { LaterText } from "../../search/client/algolia";

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;
type Hit = Parameters<HitComponent>[0]["hit"];
type FoundHit = Extract<Hit, { _snippetResult: unknown }>;
type Level = keyof Hit["hierarchy"];

/** What is marked in a result. Services leave out what has no match. */
interface Marked {
  content?: { value: string } | LaterText;
  hierarchy?: Partial<Record<Level, { value: string }>>;
}

/** HTML of what matches, and of what stands below it. Both back ends escape it. */
function linesOf({ type, hierarchy, content, _snippetResult }: FoundHit): [string, string | LaterText] {
  const marked: Marked = _snippetResult;
  const heading = (level: Level): string => marked.hierarchy?.[level]?.value || hierarchy[level] || "";
  if (marked.content && "later" in marked.content) {
    return [heading(type as Level), marked.content];
  }
  const text = marked.content?.value || content || "";
  switch (type) {
    case "content":
      return [text, heading("lvl1")];
    case "lvl1":
      return [heading("lvl1"), text];
    default:
      return [heading(type as Level), heading("lvl1")];
  }
}

const TITLE = "DocSearch-Hit-title";
const PATH = "DocSearch-Hit-path";
/** Takes the place of a line. */
const NOTHING = "&nbsp;";

/** Keeps the place of the text that stood here, or of one line, until its own text is there. */
function Later({ later }: LaterText): ReactNode {
  const [html, setHtml] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    void later.then((text) => isWanted && setHtml(text || NOTHING));
    return () => {
      isWanted = false;
    };
  }, [later]);
  return <span className={PATH} dangerouslySetInnerHTML={{ __html: html }} />;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/**
 * A result is an option of a list, in which assistive technology must find no second control. So
 * it becomes a link only under the pointer, where it can be opened in a new tab or copied; the
 * keyboard goes through the list.
 */
function useLink(url: string, navigate: (url: string) => void): ComponentProps<"a"> {
  const [isPointedAt, setPointedAt] = useState(false);
  return {
    href: isPointedAt ? url : undefined,
    tabIndex: -1,
    onPointerEnter: () => {
      setPointedAt(true);
      void window.docusaurus.prefetch(new URL(url, window.location.href).pathname);
    },
    onClick: (event) => {
      if (isPlain(event)) {
        event.preventDefault();
        navigate(url);
      }
    },
  };
}

/**
 * Makes the component that shows a result in DocSearch's list.
 *
 * @param navigate opens an address without loading the site anew
 */
export function searchHit(navigate: (url: string) => void): HitComponent {
  /**
   * DocSearch's own content of a result is a dozen components, drawn several times a key stroke,
   * which is most of what a key stroke costs. This is three elements; only the text is drawn again.
   */
  const Found = memo(function Found({ hit }: { hit: FoundHit }) {
    const link = useLink(hit.url, navigate);
    const [title, below] = linesOf(hit);
    return (
      <a {...link} className="search-hit" data-type={hit.type}>
        <span className={TITLE} dangerouslySetInnerHTML={{ __html: title }} />
        {typeof below === "string" ? (
          <span className={PATH} dangerouslySetInnerHTML={{ __html: below }} />
        ) : (
          <Later {...below} />
        )}
      </a>
    );
  });

  /** One that the reader chose before: DocSearch's own, as it has buttons. */
  const Recent: HitComponent = ({ hit, children }) => <a {...useLink(hit.url, navigate)}>{children}</a>;

  return ({ hit, children }) => ("_snippetResult" in hit ? <Found hit={hit} /> : <Recent hit={hit}>{children}</Recent>);
}
