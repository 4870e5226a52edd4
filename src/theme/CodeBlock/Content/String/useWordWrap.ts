import type { useCodeWordWrap } from "@docusaurus/theme-common/internal";
import { useCallback, useEffect, useRef, useState } from "react";

/** How far a block may be from the visible part of the page when it is measured, in heights of the window. */
const NEAR = "100%";

/**
 * Detects whether a code block overflows its container, and toggles line wrapping. A block is measured once the reader
 * comes near it, after layout, and again when its size changes. Upstream measures every block during hydration.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setCodeScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) {
      return undefined;
    }
    const sizes = new ResizeObserver(() => setCodeScrollable(block.scrollWidth > block.clientWidth));
    const positions = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          positions.disconnect();
          sizes.observe(block);
        }
      },
      { rootMargin: `${NEAR} 0px` },
    );
    positions.observe(block);
    return () => {
      positions.disconnect();
      sizes.disconnect();
    };
  }, []);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector("code");
    if (code) {
      code.style.whiteSpace = isEnabled ? "" : "pre-wrap";
      // Long words wrap too, so that nothing is left to scroll.
      code.style.overflowWrap = isEnabled ? "" : "anywhere";
    }
    setEnabled(!isEnabled);
  }, [isEnabled]);

  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
