/** A page that the search suggests before the reader types anything. */
export interface SearchSuggestion {
  /** Path of the page, without the base URL. */
  path: string;
  title: string;
  description: string;
}

/** The most common destinations, one page for each part of the site. */
export const searchSuggestions: SearchSuggestion[] = [
  {
    path: "/intro/overview/intro-to-gruntwork",
    title: "What is Gruntwork?",
    description: "Start here if you are new.",
  },
  {
    path: "/intro/first-deployment/deploy",
    title: "Deploy your first module",
    description: "From a module of the library to running infrastructure.",
  },
  {
    path: "/guides/build-it-yourself/",
    title: "Build it yourself",
    description: "Guides to a landing zone, a network, Kubernetes and pipelines.",
  },
  {
    path: "/guides/reference-architecture/",
    title: "The Reference Architecture",
    description: "What it contains, and how to use it.",
  },
  {
    path: "/reference/services/",
    title: "Service Catalog",
    description: "Every service with its inputs, outputs and examples.",
  },
  {
    path: "/guides/stay-up-to-date/",
    title: "Stay up to date",
    description: "Update guides, release by release.",
  },
];
