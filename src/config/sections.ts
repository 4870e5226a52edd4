/** A page with pages below it. */
export interface Section {
  label: string;
  /** The path that the paths of its pages start with. */
  path: string;
  /** The path of its own page, if different. */
  to?: string;
}

/**
 * The sections of the site, and the subsections whose pages have their own sidebars, because such a sidebar does not
 * show the section above it. The catalog is a separate section, although its paths are below the reference.
 */
const sections: Section[] = [
  { label: "Intro", path: "/intro", to: "/intro/" },
  { label: "Guides", path: "/guides", to: "/guides/" },
  { label: "Build it yourself", path: "/guides/build-it-yourself", to: "/guides/build-it-yourself/" },
  { label: "Production Framework", path: "/guides/production-framework", to: "/guides/production-framework/" },
  { label: "Reference Architecture", path: "/guides/reference-architecture", to: "/guides/reference-architecture/" },
  { label: "Stay up to date", path: "/guides/stay-up-to-date", to: "/guides/stay-up-to-date/" },
  { label: "Reference", path: "/reference/intro" },
  { label: "Reference", path: "/reference/modules", to: "/reference/intro" },
  { label: "Reference", path: "/reference/tools", to: "/reference/intro" },
  { label: "Service Catalog", path: "/reference/services", to: "/reference/services/" },
  { label: "Courses", path: "/courses" },
  { label: "Support", path: "/support" },
];

/**
 * Finds the sections that a path belongs to, including the section whose page it is.
 *
 * @param path on the site, with or without a trailing slash
 * @returns outermost first; empty for a page outside all sections
 */
export function sectionsOf(path: string): Section[] {
  return sections.filter((section) => `${path}/`.startsWith(`${section.path}/`));
}
