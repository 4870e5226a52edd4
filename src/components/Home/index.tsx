import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import { serviceGroups } from "../../catalog/serviceGroups";
import { entryPoints, groupSummaries, useCases, type HomeCard } from "./content";
import styles from "./styles.module.css";

const serviceCount = serviceGroups.flatMap(({ slugs }) => slugs).length;

function HomeCards({ items, className }: { items: HomeCard[]; className?: string }): ReactNode {
  return (
    <ul className={clsx(styles.cards, className)}>
      {items.map(({ title, text, to }) => (
        <li key={to} className={styles.card}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The home page (specification, section 2): where to start, the use cases, and what is in the library. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <header className={styles.hero}>
        <div className={clsx("container", styles.heroInner)}>
          <h1>{siteConfig.title}</h1>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Link className="button button--primary button--lg" to="/intro/overview/intro-to-gruntwork">
            Start with the introduction
          </Link>
        </div>
      </header>
      <main className={clsx("container", styles.main)}>
        <section aria-labelledby="start">
          <h2 id="start">Where to start</h2>
          <HomeCards items={entryPoints} className={styles.entries} />
        </section>
        <section aria-labelledby="use-cases">
          <h2 id="use-cases">Discover your use case</h2>
          <p className={styles.lead}>
            Five guides take you from the ideas, through a design you can defend, to a deployment in your own accounts.
          </p>
          <HomeCards items={useCases} />
        </section>
        <section aria-labelledby="library">
          <h2 id="library">What is in the library</h2>
          <p className={styles.lead}>
            {serviceCount} services of the <Link to="/reference/services">Service Catalog</Link>, built from the modules
            of the <Link to="/reference/modules/stub">Infrastructure as Code Library</Link>. You get all of the source.
          </p>
          <dl className={styles.areas}>
            {serviceGroups.map(({ group, label }) => (
              <div key={group}>
                <dt>
                  <Link to={`/reference/services/${group}`}>{label}</Link>
                </dt>
                <dd>{groupSummaries[group]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </Layout>
  );
}
