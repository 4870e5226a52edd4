/** A page that others are below. */
export interface Section {
  label: string;
  /** Path that the paths of its pages begin with. */
  path: string;
  /** Path of its own page, if that is another. */
  to?: string;
}

/**
 * The sections of the site, and the parts of a section whose pages have sidebars of their own: a sidebar does not say
 * what is above it. The pages of the catalog are a section, although they are below the reference.
 */
const sections: Section[] = [
  { label: "Intro", path: "/intro" },
  { label: "Guides", path: "/guides" },
  { label: "Build it yourself", path: "/guides/build-it-yourself" },
  { label: "Production Framework", path: "/guides/production-framework" },
  { label: "Reference Architecture", path: "/guides/reference-architecture" },
  { label: "Stay up to date", path: "/guides/stay-up-to-date" },
  { label: "Reference", path: "/reference/intro" },
  { label: "Reference", path: "/reference/modules", to: "/reference/intro" },
  { label: "Reference", path: "/reference/tools", to: "/reference/intro" },
  { label: "Service Catalog", path: "/reference/services" },
  { label: "Courses", path: "/courses" },
  { label: "Support", path: "/support" },
];

/**
 * Finds the sections that a path is in, or is the page of.
 *
 * @param path on the site, with or without a slash at its end
 * @returns outermost first; empty for a page outside all sections
 */
export function sectionsOf(path: string): Section[] {
  return sections.filter((section) => `${path}/`.startsWith(`${section.path}/`));
}
