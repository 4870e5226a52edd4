import type UpstreamContent from "@theme/CodeBlock/Content";
import { createContext } from "react";

/** What the code block around shows: HTML that the build has made, or upstream's component, which highlights the code. */
export const CodeContent = createContext<string | typeof UpstreamContent>("");
