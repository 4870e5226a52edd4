import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { Props } from "@theme/NotFound/Content";

/** The catch-all page: says what happened and leads on to where the reader probably wanted to go. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx("container margin-vert--xl markdown", className)}>
      {/* Upstream sets a title only where no docs layout is around it, which is nowhere on this site. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved when a guide was split or merged; try the search above.</p>
      <p>Or start from one of these:</p>
      <ul>
        <li>
          <Link to="/intro">Introduction</Link>, what Gruntwork is and how to deploy a first module
        </li>
        <li>
          <Link to="/guides">Guides</Link>, from an AWS organization to a Kubernetes cluster
        </li>
        <li>
          <Link to="/reference/services">Service Catalog</Link>, the inputs and outputs of each service
        </li>
        <li>
          <Link to="/support">Support</Link>, if a link on this site brought you here
        </li>
      </ul>
    </main>
  );
}
