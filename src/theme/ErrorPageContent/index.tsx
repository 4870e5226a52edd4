import { useLocation } from "@docusaurus/router";
import ErrorPageContent from "@theme-original/ErrorPageContent";
import type { Props } from "@theme/Error";
import { useEffect, useState, type ReactNode } from "react";

/** The crash screen of a page (specification, section 8). It disappears when the reader leaves that page. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const [crashedPathname] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedPathname) {
      tryAgain();
    }
  }, [pathname, crashedPathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
