import { isImageZoomActive } from "@site/src/lib/imageZoom";
import { createStore, useStore } from "@site/src/lib/store";
import { createContext, createElement, useEffect, type ReactNode } from "react";
import type ZoomableComponent from "./Zoomable";

/** True inside a link, which handles the clicks itself. */
export const InsideLinkContext = createContext(false);

/** The component that enlarges images, once a page with an image has loaded it. */
const loadedZoomable = createStore<typeof ZoomableComponent | undefined>(undefined);

async function loadZoomable(): Promise<void> {
  try {
    const { default: Zoomable } = await import(/* webpackChunkName: "image-zoom" */ "./Zoomable");
    loadedZoomable.set(Zoomable);
  } catch (error) {
    console.warn("Images on this page cannot be enlarged, because a file could not be loaded.", error);
  }
}

/**
 * Lets the reader enlarge an image (specification, section 4), starting one second after the page is shown. The chunk
 * is loaded only then, so that it slows down neither the first paint nor pages without images.
 */
export default function ImageZoom({ children }: { children: ReactNode }): ReactNode {
  const isActive = useStore(isImageZoomActive);
  const Zoomable = useStore(loadedZoomable);
  useEffect(() => {
    // On a new page, the first render may still have the value of the previous page.
    if (isActive && isImageZoomActive.get()) {
      void loadZoomable();
    }
  }, [isActive]);

  // Not JSX: the linter mistakes a component in a variable for one that is re-created on every render.
  return (
    <span data-zoom-attached={isActive && Zoomable !== undefined}>
      {Zoomable ? createElement(Zoomable, { isActive }, children) : children}
    </span>
  );
}
