import { iacTool } from "@site/src/lib/iacTool";
import { useStore } from "@site/src/lib/store";
import { useEffect } from "react";

/** Exposes the tool chosen in the sample tabs to stylesheets as `data-tool` on the root element. */
export function useToolAttribute(): void {
  const tool = useStore(iacTool);
  useEffect(() => {
    document.documentElement.dataset.tool = tool ?? "";
  }, [tool]);
}
