import { requestFragments } from "@service-reference/fragmentSource";
import type { Fragments } from "@site/src/catalog/render/fragments";
import { useCallback, useSyncExternalStore } from "react";

interface State {
  status: "idle" | "loading" | "ready" | "failed";
  fragments?: Fragments;
}

const IDLE: State = { status: "idle" };
const states = new Map<string, State>();
const listeners = new Set<() => void>();

function update(service: string, state: State): void {
  states.set(service, state);
  listeners.forEach((listener) => listener());
}

/**
 * Loads a service's markup, once. A request that failed is made again when asked for again.
 *
 * @param service group and slug, such as `app-orchestration/lambda`
 */
export function loadFragments(service: string): void {
  const { status } = states.get(service) ?? IDLE;
  if (status === "loading" || status === "ready") {
    return;
  }
  update(service, { status: "loading" });
  requestFragments(service).then(
    (fragments) => update(service, { status: "ready", fragments }),
    (error: unknown) => {
      console.warn(`The inputs and outputs of ${service} could not be loaded.`, error);
      update(service, { status: "failed" });
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of a service's markup in the browser; idle on the server and while the server's HTML serves. */
export function useFragments(service: string): State {
  const snapshot = useCallback(() => states.get(service) ?? IDLE, [service]);
  return useSyncExternalStore(subscribe, snapshot, () => IDLE);
}
