import GithubWarning from "@site/src/components/GithubWarning";
import type { ReactNode } from "react";

/** Wraps the whole site once, above the router's pages: what every page has, whatever its layout. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <GithubWarning />
    </>
  );
}
