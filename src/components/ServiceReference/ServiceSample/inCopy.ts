import { createContext } from "react";

/** Whether the samples are rendered a second time, beside the text: without what a page has once. */
export const InCopy = createContext(false);
