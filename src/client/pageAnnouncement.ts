import type { ClientModule } from "@docusaurus/types";
import { announce } from "../lib/announce";

/** Announces the title of the new page after client-side navigation. Screen readers announce only full page loads. */
const pageAnnouncement: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      // The title is updated within a frame.
      announce(() => document.title);
    }
  },
};

export default pageAnnouncement;
