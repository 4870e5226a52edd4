import { useAddressQuery } from "@site/src/components/useAddressQuery";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { everything, readQuery, writeQuery, type Query } from "./query";
import { Results } from "./results";
import type { Counts } from "./view";

interface Filter {
  query: Query;
  counts: Counts | undefined;
  /** Shows what a query asks for, and writes it into the address. */
  ask: (query: Query) => void;
  /** Shows everything again, at once. */
  reveal: () => void;
}

/**
 * The filter: its query is in the address, its result in the entries of the page.
 *
 * @param inside an element of the page
 * @param isReady whether the entries are in the page
 * @param groups keys of the page's groups, separated by commas
 * @param types kinds of the page's types, separated by commas
 */
export function useFilter(
  inside: RefObject<HTMLElement | null>,
  isReady: boolean,
  { groups, types }: { groups: string; types: string },
): Filter {
  const [search, write] = useAddressQuery();
  const [results] = useState(() => new Results());
  const isTyping = useRef(false);
  const counts = useSyncExternalStore(results.subscribe, results.counts, () => undefined);
  const query = useMemo(
    () => readQuery(search, { groups: groups.split(","), types: types.split(",") }),
    [search, groups, types],
  );

  useEffect(() => {
    if (isReady) {
      results.attach(inside.current?.closest("article") ?? null);
      results.show(query, isTyping.current);
      isTyping.current = false;
    }
  }, [inside, isReady, results, query]);

  // The blocks are taken into keeping as the page goes: before that, they have to be as they were. Layout effects of
  // components further up the page are undone first.
  useLayoutEffect(() => results.reset, [results]);

  const ask = (next: Query): void => {
    isTyping.current = next.text !== query.text;
    write(writeQuery(window.location.search, next), isTyping.current);
  };
  const reveal = useCallback(() => {
    results.show(everything, false);
    write(writeQuery(window.location.search, everything), false);
  }, [results, write]);
  return { query, counts, ask, reveal };
}
