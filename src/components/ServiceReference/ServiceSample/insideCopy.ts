import { createContext } from "react";

/** True inside the second copy of the samples, which omits elements that may occur only once on a page. */
export const InsideCopyContext = createContext(false);
