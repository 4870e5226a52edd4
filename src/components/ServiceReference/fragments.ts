import { requestFragments } from "@service-reference/fragmentSource";
import type { Fragments } from "@site/src/catalog/render/fragments";
import { createStore, useStore, type Store } from "@site/src/lib/store";

interface State {
  status: "idle" | "loading" | "ready" | "failed";
  /** The service's markup, keyed by block name. */
  fragments?: Fragments;
  /** Why the last request failed. */
  error?: unknown;
}

const stores = new Map<string, Store<State>>();

function storeOf(service: string): Store<State> {
  const store = stores.get(service) ?? createStore<State>({ status: "idle" });
  stores.set(service, store);
  return store;
}

/** Requests a service's markup, and retries once, because most failures are transient. */
async function request(service: string): Promise<void> {
  const store = storeOf(service);
  try {
    const fragments = await requestFragments(service).catch(() => requestFragments(service));
    store.set({ status: "ready", fragments });
  } catch (error) {
    console.warn(`The inputs and outputs of ${service} could not be loaded.`, error);
    store.set({ status: "failed", error });
  }
}

/**
 * Loads a service's markup unless it is loaded or loading. A failed request is retried.
 *
 * @param service group and slug, such as `app-orchestration/lambda`
 */
export function loadFragments(service: string): void {
  const store = storeOf(service);
  const { status } = store.get();
  if (status === "idle" || status === "failed") {
    store.set({ status: "loading" });
    void request(service);
  }
}

/** Retries loading a service's markup. The status remains `failed` until the retry succeeds. */
export const retryFragments = request;

/** The loading state of a service's markup. It is `idle` on the server and until the page has hydrated. */
export function useFragments(service: string): State {
  return useStore(storeOf(service));
}
