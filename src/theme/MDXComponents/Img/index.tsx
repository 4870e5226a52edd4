import ImageZoom, { InsideLink } from "@site/src/components/ImageZoom";
import Img from "@theme-original/MDXComponents/Img";
import type { Props } from "@theme/MDXComponents/Img";
import { useContext, type ReactNode } from "react";

/** An image of a page's Markdown: zoomable unless its address ends in `#no-zoom` or it stands in a link. */
export default function ImgWrapper(props: Props): ReactNode {
  const isInsideLink = useContext(InsideLink);
  const isZoomable = !isInsideLink && !props.src?.endsWith("#no-zoom");
  return isZoomable ? (
    <ImageZoom>
      <Img {...props} />
    </ImageZoom>
  ) : (
    <Img {...props} />
  );
}
