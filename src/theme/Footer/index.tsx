import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { hasHydrated } from "@site/src/lib/hydration";
import Footer from "@theme-original/Footer";
import { useState, type ReactNode } from "react";

/** The footer in the page's HTML. The development server serves none, and a page rendered later needs a new one. */
function servedFooter() {
  const footer = ExecutionEnvironment.canUseDOM && !hasHydrated() ? document.querySelector(".footer") : null;
  return footer && { className: footer.className, dangerouslySetInnerHTML: { __html: footer.innerHTML } };
}

/**
 * The footer stays as the server rendered it: its links lead to other sites, so it does nothing that hydration would
 * add. It is rendered in the browser only if the reader goes to a page with another layout.
 */
export default function FooterWrapper(): ReactNode {
  const [served] = useState(servedFooter);
  return served ? <footer {...served} /> : <Footer />;
}
