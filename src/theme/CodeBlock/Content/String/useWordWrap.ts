import type { useCodeWordWrap } from "@docusaurus/theme-common/internal";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Detects whether a code block overflows its container, and toggles line wrapping. A `ResizeObserver` reports size
 * changes after layout, for example when the window is resized or a tab becomes visible. Upstream measures every block
 * during hydration.
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
    const observer = new ResizeObserver(() => setCodeScrollable(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
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
