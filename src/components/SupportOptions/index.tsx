import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { supportOptions } from "./options";
import styles from "./styles.module.css";

/** The ways to get help, each with the plans that include it (specification, section 1). */
export default function SupportOptions(): ReactNode {
  return (
    <ul className={styles.options}>
      {supportOptions.map(({ title, text, action, href, plans }) => (
        <li key={title} className={styles.option}>
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.plans}>
              {plans.map((plan) => (
                <span key={plan} className="badge badge--primary">
                  {plan}
                </span>
              ))}
            </p>
          </div>
          <p className={styles.text}>{text}</p>
          <Link to={href}>{action}</Link>
        </li>
      ))}
    </ul>
  );
}
