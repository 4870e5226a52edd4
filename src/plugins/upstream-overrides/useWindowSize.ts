import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";

/** Infima's breakpoint, in pixels: navbar and sidebar are shown above it. */
const DESKTOP_BREAKPOINT = 996;

type WindowSize = "desktop" | "mobile" | "ssr";

const sizeOf = (breakpoint: number): WindowSize => (window.innerWidth > breakpoint ? "desktop" : "mobile");

/**
 * Upstream's hook: the size of the window, relative to a width in pixels, and "ssr" on the server and while the page
 * hydrates. Upstream starts with "ssr" even after that, and so renders each further page twice.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): WindowSize {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState(() => (isBrowser ? sizeOf(desktopBreakpoint) : "ssr"));
  useEffect(() => {
    const update = (): void => setSize(sizeOf(desktopBreakpoint));
    update();
    window.addEventListener("resize", update);
    return () => window.removeEventListener("resize", update);
  }, [desktopBreakpoint]);
  return size;
}
