import { Context as RouteContext, RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import { announce } from "@site/src/lib/announce";
import { takeFocus } from "@site/src/lib/takeFocus";
import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import { useContext, useEffect, useRef, type ReactNode } from "react";
import LoadFailure from "../LoadFailure";

interface Props {
  /** The browser's error. */
  error: unknown;
  /** Retries the load; settles when the outcome is known. */
  retry: () => Promise<unknown>;
}

/** The layout expects every page to belong to a plugin, but this page does not. */
const ROUTE = { plugin: { name: "page-load-failure", id: "default" } };

/** Focuses an element if the previously focused one is gone, as upstream does after a navigation. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) {
    takeFocus(element);
  }
}

/**
 * Replaces a page whose scripts failed to load, or the part of it that is missing (specification,
 * sections 4 and 8). The navbar and its search stay usable. Keyboard navigation continues from the
 * box, and later from the page that replaces it.
 */
export default function PageLoadFailure({ error, retry }: Props): ReactNode {
  const isWholePage = useContext(RouteContext) === null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    takeLostFocus(box.current);
    return () => {
      takeLostFocus(document.querySelector("main"));
      announce(() => document.title);
    };
  }, []);

  const content = (
    <div ref={box} className="container">
      <PageMetadata title="Page not loaded" />
      <LoadFailure as="h1" title="This page could not be loaded" error={error} retry={retry} />
    </div>
  );
  return isWholePage ? (
    <RouteContextProvider value={ROUTE}>
      <Layout>
        <main>{content}</main>
      </Layout>
    </RouteContextProvider>
  ) : (
    content
  );
}
