import type { useCodeWordWrap } from "@docusaurus/theme-common/internal";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Whether a code block is wider than its place, and the switch that wraps its lines. The browser says when the block's
 * size has changed, by the window or because its tab is shown, after it has laid the page out. Upstream measures each
 * block while the page comes alive.
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
      // Long words wrap too: there is nothing to scroll then.
      code.style.overflowWrap = isEnabled ? "" : "anywhere";
    }
    setEnabled(!isEnabled);
  }, [isEnabled]);

  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
