import type { ClientModule } from "@docusaurus/types";
import { announce } from "../lib/announce";

/** Announces the title of the page that a link leads to. Browsers do so only for pages that they load themselves. */
const pageAnnouncement: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // The title follows within a frame.
      announce(() => document.title);
    }
  },
};

export default pageAnnouncement;
