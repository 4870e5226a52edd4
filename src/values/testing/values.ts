import type { Example } from "../example";
import { fieldsOf, type Values } from "../fields";

/** A value of its own for every field; none of them occurs on a page. */
export function allValues(example: Example): Values {
  const fixed: Record<string, string> = {
    company: "globex",
    organization: "Globex-Cloud",
    domain: "globex.dev",
    "region.us-east-2": "eu-south-2",
    "region.us-west-2": "il-central-1",
    office: "198.51.100.0/24",
    "email.accounts": "cloud+ACCOUNT@mail.globex.dev",
  };
  return Object.fromEntries(
    fieldsOf(example).map(({ id, kind, example: ours }, index) => {
      const value = {
        account: `9${index}`.padEnd(12, "7"),
        vpc: ours.replace(/^10\.(\d+)\./, (_, second) => `10.${Number(second) + 120}.`),
        email: ours.replace(/^(.*)@.*$/, "$1-team@globex.dev"),
      }[kind as string];
      return [id, fixed[id] ?? value ?? ""];
    }),
  );
}
