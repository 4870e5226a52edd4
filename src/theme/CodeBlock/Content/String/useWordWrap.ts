import type { useCodeWordWrap } from "@docusaurus/theme-common/internal";
import { useCallback, useEffect, useRef, useState } from "react";

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
    const resizeObserver = new ResizeObserver(() => setCodeScrollable(block.scrollWidth > block.clientWidth));
    const proximityObserver = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          proximityObserver.disconnect();
          resizeObserver.observe(block);
        }
      },
      // A window's height above and below what is visible.
      { rootMargin: "100% 0px" },
    );
    proximityObserver.observe(block);
    return () => {
      proximityObserver.disconnect();
      resizeObserver.disconnect();
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
