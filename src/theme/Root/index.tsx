import GithubWarning from "@site/src/components/GithubWarning";
import type { ReactNode } from "react";

/** Wraps the whole site, above the router: the place for what every page has, whatever its layout. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <GithubWarning />
    </>
  );
}
