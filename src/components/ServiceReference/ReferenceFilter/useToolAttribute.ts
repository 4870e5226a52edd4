import { useStorageSlot } from "@docusaurus/theme-common";
import { useEffect } from "react";

/** Tells the styles which tool the reader has chosen in the tabs of the samples, through `data-tool` of the document. */
export function useToolAttribute(): void {
  const [tool] = useStorageSlot("docusaurus.tab.iac-tool");
  useEffect(() => {
    document.documentElement.dataset.tool = tool ?? "";
  }, [tool]);
}
