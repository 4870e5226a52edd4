import { storageSlot } from "./storage";

/** The tool that the reader last chose in a sample's tabs or in the composer; null before the first choice. */
export const iacTool = storageSlot("docusaurus.tab.iac-tool");
