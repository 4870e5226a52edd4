import type { ThemeConfig } from "@docusaurus/preset-classic";
import { links } from "./links";

/**
 * Knowledge Base, Support and Sign In (specification, section 2). They are in the navbar if it is wide enough, and in
 * the "More" dropdown otherwise: `src/css/navbar.css` shows one or the other.
 */
const secondaryItems = [
  { label: "Knowledge Base", href: links.knowledgeBase },
  { label: "Support", to: "/support" },
  { label: "Sign In", href: links.developerPortal },
];

/** The navbar's items, left and right (specification, section 2). */
export const navbar = {
  title: "Gruntwork Docs",
  hideOnScroll: true,
  logo: {
    alt: "",
    src: "/img/mark.svg",
    srcDark: "/img/mark-dark.svg",
    width: 28,
    height: 28,
  },
  items: [
    { type: "doc", docId: "intro/overview/intro-to-gruntwork", label: "Intro", position: "left" },
    { to: "/guides/", label: "Guides", position: "left", activeBaseRegex: "^/guides(/|$)" },
    { to: "/reference/services/", label: "Service Catalog API", position: "left", activeBaseRegex: "^/reference(/|$)" },
    { to: "/courses", label: "Courses", position: "left" },
    ...secondaryItems.map((item) => ({ ...item, position: "right" as const, className: "navbar-secondary" })),
    { type: "dropdown", label: "More", position: "right", className: "navbar-more", items: secondaryItems },
    { type: "docsVersionDropdown", position: "right", className: "navbar-meta navbar-version" },
    { type: "localeDropdown", position: "right", className: "navbar-meta" },
  ],
} satisfies ThemeConfig["navbar"];
