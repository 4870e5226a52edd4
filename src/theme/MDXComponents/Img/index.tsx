import ImageZoom, { InsideLinkContext } from "@site/src/components/ImageZoom";
import Img from "@theme-original/MDXComponents/Img";
import type { Props } from "@theme/MDXComponents/Img";
import { useContext, type ReactNode, type SyntheticEvent } from "react";

/** The images that the reader has been told of: an image that becomes zoomable is mounted, and fails, once more. */
const missing = new Set<string>();

function warn({ src }: HTMLImageElement): void {
  if (!missing.has(src)) {
    missing.add(src);
    console.warn(`The image ${src} could not be loaded, so it cannot be enlarged.`);
  }
}

/** For an image that failed before React took over the page. */
function warnIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) {
    warn(image);
  }
}

/**
 * An image from a page's Markdown: zoomable unless its URL ends in `#no-zoom` or it is part of a
 * link (specification, section 4). One that cannot be loaded costs a console warning (section 8).
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
