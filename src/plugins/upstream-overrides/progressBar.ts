import type { ClientModule } from "@docusaurus/types";
import nprogress from "nprogress";
import "@docusaurus/theme-classic/lib/nprogress.css";
import { PROGRESS_BAR, PROGRESS_BAR_DELAY_MS } from "../../constants";

nprogress.configure({ showSpinner: false, ...PROGRESS_BAR });

/** Shows a progress bar when the next page takes longer than a second (specification, sections 2 and 9). */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      const timeout = window.setTimeout(() => nprogress.start(), PROGRESS_BAR_DELAY_MS);
      return () => window.clearTimeout(timeout);
    }
    return undefined;
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default progressBar;
