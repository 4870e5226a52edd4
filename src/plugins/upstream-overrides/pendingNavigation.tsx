import ClientLifecyclesDispatcher from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import type { useLocation } from "@docusaurus/router";
import { useState, type ReactNode } from "react";
import { Route } from "react-router-dom";

type Location = ReturnType<typeof useLocation>;

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * Shows the page at a location, and tells client modules when it is shown. Upstream's component also loads the page,
 * which `history.ts` has done by now.
 */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const [{ current, previous }, setLocations] = useState<{ current: Location; previous: Location | null }>({
    current: location,
    previous: null,
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
