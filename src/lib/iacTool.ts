import { storageSlot } from "./storage";

/** The `groupId` of tabs for the tools. */
export const IAC_TOOL_GROUP = "iac-tool";

/** The tool that the reader last chose in a sample's tabs or in the composer; null before the first choice. */
export const iacTool = storageSlot(`docusaurus.tab.${IAC_TOOL_GROUP}`);
