import type { ReactNode } from "react";

/** Words of a page that stay as they are, whatever values the reader has put in the place of the example company's. */
export default function Verbatim({ children }: { children: ReactNode }): ReactNode {
  return <span data-verbatim="">{children}</span>;
}
