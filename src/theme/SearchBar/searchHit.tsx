import type { DocSearchModalProps } from "@docsearch/react/modal";
import { memo, useState, type ComponentProps, type MouseEvent } from "react";

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;
type Hit = Parameters<HitComponent>[0]["hit"];
type FoundHit = Extract<Hit, { _snippetResult: unknown }>;
type Level = keyof Hit["hierarchy"];

/** What is marked in a result. Services leave out what has no match. */
interface Snippets {
  content?: { value: string };
  hierarchy?: Partial<Record<Level, { value: string }>>;
}

/** What DocSearch shows of a result: what matches, and below it what it belongs to. Both back ends escape it. */
function htmlOf({ type, hierarchy, content, _snippetResult }: FoundHit): string {
  const snippets: Snippets = _snippetResult;
  const text = snippets.content?.value || content || "";
  const heading = (level: Level): string => snippets.hierarchy?.[level]?.value || hierarchy[level] || "";
  const [title, path] =
    type === "content"
      ? [text, heading("lvl1")]
      : type === "lvl1"
        ? [heading("lvl1"), text]
        : [heading(type as Level), heading("lvl1")];
  return `<span class="DocSearch-Hit-title">${title}</span><span class="DocSearch-Hit-path">${path}</span>`;
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
   * which is most of what a key stroke costs. This is one element, drawn once.
   */
  const Found = memo(function Found({ hit }: { hit: FoundHit }) {
    const link = useLink(hit.url, navigate);
    return (
      <a {...link} className="search-hit" data-type={hit.type} dangerouslySetInnerHTML={{ __html: htmlOf(hit) }} />
    );
  });

  /** One that the reader chose before: DocSearch's own, as it has buttons. */
  const Recent: HitComponent = ({ hit, children }) => <a {...useLink(hit.url, navigate)}>{children}</a>;

  return ({ hit, children }) => ("_snippetResult" in hit ? <Found hit={hit} /> : <Recent hit={hit}>{children}</Recent>);
}
