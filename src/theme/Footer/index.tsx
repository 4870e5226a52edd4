import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { hasHydrated } from "@site/src/lib/hydration";
import Footer from "@theme-original/Footer";
import { useState, type ReactNode } from "react";

/**
 * The footer stays as the server rendered it: its links lead to other sites, so it does nothing that hydration would
 * add. It is rendered in the browser only if the reader goes to a page with another layout.
 */
export default function FooterWrapper(): ReactNode {
  const [isServed] = useState(() => ExecutionEnvironment.canUseDOM && !hasHydrated());
  return isServed ? (
    // React leaves what is inside alone, and the attributes as well.
    <footer dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  ) : (
    <Footer />
  );
}
