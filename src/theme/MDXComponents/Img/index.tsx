import ImageZoom, { InsideLinkContext } from "@site/src/components/ImageZoom";
import Img from "@theme-original/MDXComponents/Img";
import type { Props } from "@theme/MDXComponents/Img";
import { useContext, type ReactNode, type SyntheticEvent } from "react";

/** Images already warned about. An image is remounted when it becomes zoomable, and then fails to load again. */
const missing = new Set<string>();

function warn({ src }: HTMLImageElement): void {
  if (!missing.has(src)) {
    missing.add(src);
    console.warn(`The image ${src} could not be loaded, so it cannot be enlarged.`);
  }
}

/** Handles images that failed to load before hydration. */
function warnIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) {
    warn(image);
  }
}

/**
 * An image in a page's Markdown: zoomable unless its URL ends in `#no-zoom` or it is part of a
 * link (specification, section 4). Logs a console warning if it fails to load (section 8).
 */
export default function ImgWrapper(props: Props): ReactNode {
  const isInsideLink = useContext(InsideLinkContext);
  const isZoomable = !isInsideLink && !props.src?.endsWith("#no-zoom");
  return isZoomable ? (
    <ImageZoom>
      <Img
        {...props}
        ref={warnIfBroken}
        onError={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => warn(currentTarget)}
      />
    </ImageZoom>
  ) : (
    <Img {...props} />
  );
}
