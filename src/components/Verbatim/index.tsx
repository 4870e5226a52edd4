import type { ReactNode } from "react";

/** Text in which the example company's values are never replaced with the reader's. */
export default function Verbatim({ children }: { children: ReactNode }): ReactNode {
  return <span data-verbatim="">{children}</span>;
}
