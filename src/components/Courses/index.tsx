import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { listOf } from "../../lib/listOf";
import { courses } from "./courses";
import styles from "./styles.module.css";

/** One card per course: its topics, instructors, length and link (specification, section 1). */
export default function Courses(): ReactNode {
  return (
    <ul className={styles.courses}>
      {courses.map(({ title, summary, topics, authors, videos, minutes, href }) => (
        <li key={href} className={styles.course}>
          <h3 className={styles.title}>{title}</h3>
          <p>{summary}</p>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <div>
              <dt>{authors.length > 1 ? "Authors" : "Author"}</dt>
              <dd>{listOf(authors)}</dd>
            </div>
            <div>
              <dt>Length</dt>
              <dd>
                {videos} videos, {minutes} minutes
              </dd>
            </div>
          </dl>
          <Link to={href} aria-label={`Open the course: ${title}`}>
            Open the course
          </Link>
        </li>
      ))}
    </ul>
  );
}
