import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import serviceNames from "@generated/service-reference/default/names.json";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import { serviceGroups } from "../../catalog/serviceGroups";
import { servicePath } from "../../catalog/servicePath";
import { entryPoints, guidePages, useCases } from "./content";
import HeroSearch from "./HeroSearch";
import styles from "./styles.module.css";

const serviceCount = serviceGroups.flatMap(({ slugs }) => slugs).length;

function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className="container">
        <h1>{siteConfig.title}</h1>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <div className={styles.actions}>
          <HeroSearch />
          <Link className="button button--primary" to="/intro/overview/intro-to-gruntwork">
            Start with the introduction
          </Link>
        </div>
      </div>
    </header>
  );
}

function EntryPoints(): ReactNode {
  return (
    <section aria-labelledby="start">
      <h2 id="start">Where to start</h2>
      <ul className={styles.cards}>
        {entryPoints.map(({ title, text, to }) => (
          <li key={to} className={styles.card}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UseCases(): ReactNode {
  return (
    <section aria-labelledby="use-cases">
      <h2 id="use-cases">Discover your use case</h2>
      <ul>
        {useCases.map(({ title, text, guide }) => (
          <li key={guide} className={styles.row}>
            <h3>
              <Link to={guide}>{title}</Link>
            </h3>
            <p>{text}</p>
            <ul className={styles.guideLinks}>
              {Object.entries(guidePages).map(([page, label]) => (
                <li key={page}>
                  <Link to={guide + page} aria-label={`${label}: ${title}`}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Library(): ReactNode {
  return (
    <section aria-labelledby="library">
      <h2 id="library">What is in the library</h2>
      <p className={styles.lead}>
        {serviceCount} services of the <Link to="/reference/services/">Service Catalog</Link>, built from the modules of
        the <Link to="/reference/modules/stub">Infrastructure as Code Library</Link>. You get the full source code.
      </p>
      <div className={styles.groups}>
        {serviceGroups.map(({ group, label, slugs }) => (
          <div key={group}>
            <h3>
              <Link to={`/reference/services/${group}`}>{label}</Link> <span>{slugs.length}</span>
            </h3>
            <ul>
              {slugs.map((slug) => (
                <li key={slug}>
                  <Link to={servicePath({ group, slug })}>{serviceNames[`${group}/${slug}`]}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * The home page (specification, section 2): the search, entry points, use cases with links to their guides, and every
 * service in the library.
 */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <Hero />
      <main className={clsx("container", styles.main)}>
        <EntryPoints />
        <UseCases />
        <Library />
      </main>
    </Layout>
  );
}
