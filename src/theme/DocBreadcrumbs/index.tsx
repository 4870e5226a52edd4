import Link from "@docusaurus/Link";
import { useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { ThemeClassNames } from "@docusaurus/theme-common";
import PageTools from "@site/src/components/PageTools";
import NoteSlot from "@site/src/components/YourValues/NoteSlot";
import { sectionsOf } from "@site/src/config/sections";
import { withoutSlash } from "@site/src/lib/withoutSlash";
import HomeBreadcrumbItem from "@theme/DocBreadcrumbs/Items/Home";
import DocBreadcrumbsStructuredData from "@theme/DocBreadcrumbs/StructuredData";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./styles.module.css";

type Breadcrumb = ComponentProps<typeof DocBreadcrumbsStructuredData>["breadcrumbs"][number];

/** The sections that contain a page, followed by its path in the sidebar, without groups that have no page. */
function useBreadcrumbs(): Breadcrumb[] {
  const fromSidebar = useSidebarBreadcrumbs() ?? [];
  const { pathname } = useLocation();
  const sections = sectionsOf(pathname).map(({ label, path, to = path }): Breadcrumb => {
    return { type: "link", label, href: to, docId: undefined, unlisted: undefined };
  });
  const known = new Set(sections.map(({ href = "" }) => withoutSlash(href)));
  return [...sections, ...fromSidebar.filter(({ href }) => href !== undefined && !known.has(withoutSlash(href)))];
}

/** The path from the home page to this one, next to the page tools. Phones show only the link to the parent. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useBreadcrumbs();
  const { pathname } = useLocation();
  const parent = breadcrumbs.slice(0, -1).findLast(({ href }) => href !== undefined);
  return (
    <div className={styles.row}>
      {/* Search engines require at least two breadcrumbs. */}
      {breadcrumbs.length > 1 && <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />}
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((breadcrumb, index) => {
            const { label, href } = breadcrumb;
            const isLast = index === breadcrumbs.length - 1;
            const className = clsx(
              "breadcrumbs__item",
              isLast && "breadcrumbs__item--active",
              breadcrumb === parent && styles.parent,
            );
            return (
              <li key={index} className={className}>
                {href !== undefined && !isLast ? (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <PageTools />
      <NoteSlot key={pathname} className={styles.note} />
    </div>
  );
}
