import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { lazyOptional } from "@site/src/lib/lazyOptional";
import clsx from "clsx";
import { Suspense, type ReactNode } from "react";
import type { Props } from "@theme/NotFound/Content";

/** A separate chunk, because every page loads this module. If it fails to load, the page does without the search. */
const PathSearch = lazyOptional(
  () => import("@site/src/components/SearchPage/PathSearch"),
  "The search could not be loaded.",
);

/** The not-found page. It explains what happened, searches for the words in the URL, and links to the sections. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx("container margin-vert--lg markdown", className)}>
      {/* Upstream sets a title only outside the docs layout, which never happens on this site. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved when a guide was split or merged.</p>
      {isBrowser && (
        <Suspense>
          <PathSearch key={pathname} path={pathname} />
        </Suspense>
      )}
      <p>Start from one of these pages:</p>
      <ul>
        <li>
          <Link to="/intro/">Introduction</Link>, what Gruntwork is and how to deploy a first module
        </li>
        <li>
          <Link to="/guides/">Guides</Link>, from an AWS organization to a Kubernetes cluster
        </li>
        <li>
          <Link to="/reference/services/">Service Catalog</Link>, the inputs and outputs of each service
        </li>
        <li>
          <Link to="/support">Support</Link>, if a link on this site brought you here
        </li>
      </ul>
    </main>
  );
}
