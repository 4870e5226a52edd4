import { useStorageSlot } from "@docusaurus/theme-common";
import { useEffect } from "react";

/** Exposes the tool chosen in the sample tabs to stylesheets as `data-tool` on the root element. */
export function useToolAttribute(): void {
  const [tool] = useStorageSlot("docusaurus.tab.iac-tool");
  useEffect(() => {
    document.documentElement.dataset.tool = tool ?? "";
  }, [tool]);
}
