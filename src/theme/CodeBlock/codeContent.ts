import type UpstreamContent from "@theme/CodeBlock/Content";
import { createContext } from "react";

/** What the enclosing code block renders: HTML generated at build time, or upstream's highlighting component. */
export const CodeContent = createContext<string | typeof UpstreamContent>("");
