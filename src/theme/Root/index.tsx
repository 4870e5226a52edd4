import GithubWarning from "@site/src/components/GithubWarning";
import type { ReactNode } from "react";

/** Wraps the whole site, above its routes, for content that every page has regardless of its layout. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <GithubWarning />
    </>
  );
}
