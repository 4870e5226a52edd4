import { useUrlSearchParams } from "@site/src/lib/useUrlSearchParams";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { EntryList, type Counts } from "./entryList";
import { defaultQuery, readQuery, writeQuery, type FilterQuery } from "./query";

interface Filter {
  query: FilterQuery;
  /** How many entries match; undefined until they have loaded. */
  counts: Counts | undefined;
  /** Applies a query and writes it to the URL. */
  setQuery: (query: FilterQuery) => void;
  /** Immediately shows an element that the order or the filter hides. */
  reveal: (element: HTMLElement) => void;
}

/**
 * The state of the reference's filter. The query is stored in the URL, and the result is applied to the page's entries.
 *
 * @param inside any element inside the page's article
 * @param isReady whether the entries are in the document
 * @param groups comma-separated keys of the page's groups
 * @param types comma-separated kinds of the page's types
 */
export function useFilter(
  inside: RefObject<HTMLElement | null>,
  isReady: boolean,
  { groups, types }: { groups: string; types: string },
): Filter {
  const [search, write] = useUrlSearchParams();
  const entries = useRef<EntryList>(undefined);
  const isTyping = useRef(false);
  const [counts, setCounts] = useState<Counts>();
  const query = useMemo(
    () => readQuery(search, { groups: groups.split(","), types: types.split(",") }),
    [search, groups, types],
  );

  useEffect(() => {
    if (isReady) {
      const page = inside.current?.closest("article");
      entries.current ??= page?.querySelector(".entry") ? new EntryList(page) : undefined;
      setCounts(entries.current?.apply(query, isTyping.current));
      isTyping.current = false;
    }
  }, [inside, isReady, query]);

  // ReferenceBlock stashes its content when the reader leaves, and the content has to be in its original state by then.
  // The cleanup of this layout effect runs first, because the filter precedes the blocks on the page.
  useLayoutEffect(
    () => () => {
      entries.current?.reset();
      entries.current = undefined;
    },
    [],
  );

  const setQuery = (next: FilterQuery): void => {
    isTyping.current = next.text !== query.text;
    write(writeQuery(window.location.search, next), isTyping.current);
  };
  const reveal = (element: HTMLElement): void => {
    const isHidden = (): boolean => element.closest("[hidden]") !== null;
    if (!isHidden()) {
      return;
    }
    // A group's heading is hidden in alphabetical order even if inputs of the group match.
    let next: FilterQuery = { ...query, order: "group" };
    setCounts(entries.current?.apply(next, false));
    if (isHidden()) {
      next = { ...defaultQuery, view: query.view };
      setCounts(entries.current?.apply(next, false));
    }
    write(writeQuery(window.location.search, next), false);
  };
  return { query, counts, setQuery, reveal };
}
