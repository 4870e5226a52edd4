import { isImageZoomActive } from "@site/src/lib/imageZoom";
import { createStore, useStore } from "@site/src/lib/store";
import { createContext, createElement, useEffect, type ReactNode } from "react";
import type ZoomableComponent from "./Zoomable";

/** True inside a link, where clicks belong to the link. */
export const InsideLinkContext = createContext(false);

/** What enlarges images, once a page with one has loaded it. */
const loadedZoomable = createStore<typeof ZoomableComponent | undefined>(undefined);

async function loadZoomable(): Promise<void> {
  try {
    const { default: Zoomable } = await import("./Zoomable");
    loadedZoomable.set(Zoomable);
  } catch (error) {
    console.warn("Images on this page cannot be enlarged, because a script could not be loaded.", error);
  }
}

/**
 * Lets the reader enlarge an image (specification, section 4), from one second after the page is shown. The script
 * for that is loaded then, so that it costs neither the first paint nor a page without images anything.
 */
export default function ImageZoom({ children }: { children: ReactNode }): ReactNode {
  const isActive = useStore(isImageZoomActive);
  const Zoomable = useStore(loadedZoomable);
  useEffect(() => {
    if (isActive) {
      void loadZoomable();
    }
  }, [isActive]);

  // Not JSX: the linter takes a component from a variable for one that is made anew each time.
  return (
    <span data-zoom-attached={isActive && Zoomable !== undefined}>
      {Zoomable ? createElement(Zoomable, { isActive }, children) : children}
    </span>
  );
}
