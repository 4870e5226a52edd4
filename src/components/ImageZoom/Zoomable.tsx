import { IMAGE_ZOOM_MARGIN_PX, IMAGE_ZOOM_SCROLL_LIMIT_PX } from "@site/src/constants";
import { useOnBack } from "@site/src/lib/useOnBack";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Controlled } from "react-medium-image-zoom";
import "react-medium-image-zoom/dist/styles.css";
import "./overlay.css";

/**
 * An image that the reader can enlarge while zoom is active (specification, sections 2, 4 and 9). The enlarged image is
 * shown on white, and closes on Escape, on a click, on Back, or after more than 40 px of scrolling.
 */
export default function Zoomable({ isActive, children }: { isActive: boolean; children?: ReactNode }): ReactNode {
  const [isZoomed, setIsZoomed] = useState(false);
  const scrolled = useRef(0);
  useOnBack(() => setIsZoomed(false));

  const change = (zoom: boolean, { event }: { event: unknown }) => {
    if (!zoom && event instanceof WheelEvent) {
      // The library closes on any wheel event. The page cannot scroll behind the enlarged image, so
      // the wheel delta counts as the scroll distance.
      scrolled.current += event.deltaY;
      if (Math.abs(scrolled.current) <= IMAGE_ZOOM_SCROLL_LIMIT_PX) {
        return;
      }
    }
    scrolled.current = 0;
    setIsZoomed(zoom);
  };

  useEffect(() => {
    if (!isZoomed) {
      return undefined;
    }
    const start = window.scrollY;
    const closeWhenFar = () => {
      if (Math.abs(window.scrollY - start) > IMAGE_ZOOM_SCROLL_LIMIT_PX) {
        setIsZoomed(false);
      }
    };
    window.addEventListener("scroll", closeWhenFar, { passive: true });
    return () => window.removeEventListener("scroll", closeWhenFar);
  }, [isZoomed]);

  return (
    // A disabled image keeps its button, which the stylesheet hides until zoom is active.
    <Controlled
      isDisabled={!isActive}
      isZoomed={isZoomed && isActive}
      onZoomChange={change}
      swipeToUnzoomThreshold={IMAGE_ZOOM_SCROLL_LIMIT_PX}
      wrapElement="span"
      zoomMargin={IMAGE_ZOOM_MARGIN_PX}
    >
      {children}
    </Controlled>
  );
}
