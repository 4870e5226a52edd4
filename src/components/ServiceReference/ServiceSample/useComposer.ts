import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { Subject } from "@site/src/composer/composition";
import { isComposerFragment } from "@site/src/composer/fragmentPrefix";
import { announce } from "@site/src/lib/announce";
import { pageGuard } from "@site/src/lib/pageGuard";
import { setSearchParams } from "@site/src/lib/searchParams";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type Composer from "../../Composer";

/** The composer and its data about the service, once both have loaded. */
interface Loaded {
  /** Whether the reader opened it on the page, as opposed to through the URL. */
  isOpenedByReader: boolean;
  Composer: typeof Composer;
  subject: Subject;
}

export interface ComposerState {
  /** The composer, while it is open and loaded. */
  loaded: Loaded | undefined;
  isLoading: boolean;
  /** Error of the last attempt to load it, kept while a retry is in flight. */
  error: unknown;
  /** Loads and opens it, or joins the load in flight. The promise resolves once loading has succeeded or failed. */
  start: (isOpenedByReader: boolean) => Promise<void>;
  stop: () => void;
}

/** Adds `?compose` to the URL, or removes it along with a fragment that contains a configuration. */
function updateUrl(isComposing: boolean): void {
  const { pathname, search, hash } = window.location;
  const next = setSearchParams(search, { compose: isComposing ? "1" : "" }).replace("compose=1", "compose");
  const fragment = isComposing || !isComposerFragment(hash) ? hash : "";
  window.history.replaceState(window.history.state, "", pathname + next + fragment);
}

type LoadState = Pick<ComposerState, "loaded" | "isLoading" | "error">;

const CLOSED: LoadState = { loaded: undefined, isLoading: false, error: undefined };

const urlRequestsComposer = (): boolean =>
  new URLSearchParams(window.location.search).has("compose") || isComposerFragment(window.location.hash);

/**
 * Loads the composer on demand, when the reader or the URL requests it.
 *
 * @param service group and slug
 */
export function useComposer(service: string): ComposerState {
  const baseUrl = useBaseUrl("/");
  const location = useLocation();
  const [state, setState] = useState(CLOSED);
  const loading = useRef<Promise<void>>(undefined);
  const load = async (isOpenedByReader: boolean): Promise<void> => {
    const isStillHere = pageGuard();
    // Keep the error box until loading succeeds or fails, so that Retry keeps the focus.
    setState(({ error }) => ({ ...CLOSED, isLoading: true, error }));
    try {
      const { default: Loaded, loadSubject } = await import(/* webpackChunkName: "composer" */ "../../Composer");
      const subject = await loadSubject(service, baseUrl);
      if (!isStillHere()) {
        setState(CLOSED);
        return;
      }
      updateUrl(true);
      setState({ ...CLOSED, loaded: { Composer: Loaded, subject, isOpenedByReader } });
      if (isOpenedByReader) {
        // On a small screen, the file is in a sheet that is still closed.
        announce(() => "The composer is open.");
      }
    } catch (error) {
      console.warn("The composer could not be loaded.", error);
      setState({ ...CLOSED, error });
    }
  };
  const start = (isOpenedByReader: boolean): Promise<void> => {
    loading.current ??= load(isOpenedByReader).finally(() => (loading.current = undefined));
    return loading.current;
  };
  const stop = (): void => {
    updateUrl(false);
    setState(CLOSED);
  };
  // In-page links, Back and Forward change the URL, which has to keep reflecting whether the composer is open.
  const syncWithUrl = useEffectEvent(() => {
    if (state.loaded) {
      updateUrl(true);
    } else if (urlRequestsComposer()) {
      void start(false);
    }
  });
  useEffect(() => {
    const timer = window.setTimeout(() => syncWithUrl());
    return () => window.clearTimeout(timer);
  }, [location]);
  return { ...state, start, stop };
}
