import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import normalizeLocation from "@docusaurus/core/lib/client/normalizeLocation";
import type { useLocation } from "@docusaurus/router";
import { useState, type ReactNode } from "react";
import { Route } from "react-router-dom";
import { loadPagesWith } from "./history";
import preload from "./routePreloading";

type Location = ReturnType<typeof useLocation>;

/** Ends the latest `onRouteUpdate`. */
let finish = (): void => {};

loadPagesWith(async (location, previousLocation) => {
  finish();
  const finishThis = dispatchLifecycleAction("onRouteUpdate", { previousLocation, location });
  finish = finishThis;
  try {
    await preload(normalizeLocation(location).pathname);
  } catch (error) {
    console.warn(error);
    // Preloading fails only before the page has hydrated, when nothing but a new document can help.
    window.location.reload();
    await new Promise(() => {});
  }
  finishThis();
});

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * Shows the page at a location, and tells client modules when it is shown. Unlike upstream's component, it does not
 * wait for the page: the router hears of it only when it has loaded (`history.ts`).
 */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const [{ current, previous }, setLocations] = useState<{ current: Location; previous: Location | null }>(() => {
    dispatchLifecycleAction("onRouteUpdate", { previousLocation: null, location });
    return { current: location, previous: null };
  });
  if (location !== current) {
    setLocations({ current: location, previous: current });
  }
  return (
    <ClientLifecyclesDispatcher location={current} previousLocation={previous}>
      <Route location={current} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
