import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { hasHydrated } from "@site/src/lib/hydration";
import Footer from "@theme-original/Footer";
import { useState, type ReactNode } from "react";

/** The footer in the page's HTML; null in development, which serves no HTML, and after hydration. */
function servedFooter() {
  const footer = ExecutionEnvironment.canUseDOM && !hasHydrated() ? document.querySelector(".footer") : null;
  return footer && { className: footer.className, dangerouslySetInnerHTML: { __html: footer.innerHTML } };
}

/**
 * Keeps the footer as the server rendered it. All its links lead to other sites, so it does not need hydration. The
 * browser renders it only if the reader navigates to a page with another layout.
 */
export default function FooterWrapper(): ReactNode {
  const [served] = useState(servedFooter);
  return served ? <footer {...served} /> : <Footer />;
}
