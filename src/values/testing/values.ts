import type { Example } from "../example";
import { fieldsOf, type Values } from "../fields";

/** A distinct value for every field; none of them occurs on a page. */
export function allValues(example: Example): Values {
  const fixed: Record<string, string> = {
    company: "globex",
    organization: "Globex-Cloud",
    domain: "globex.dev",
    "repository.infrastructure-modules": "Globex.building_blocks",
    "repository.infrastructure-live": "globex-live",
    "repository.app-templates": "scaffolds",
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

/** Matches values that belong only to the example's own accounts, networks and names. */
export function exampleValues({ accounts, networks, office, regions, repositories }: Example): RegExp {
  const blocks = [...networks.map(({ block }) => block), office];
  return new RegExp(
    [
      "(?<![a-z\\d])(?<!infrastructure-live-multi-account-)acme(?![a-z\\d])",
      "example\\.com",
      ...repositories.map(({ name }) => `(?<![\\w-])${name}(?!-multi-account)`),
      ...accounts.map(({ id }) => `(?<!-)${id}`),
      ...regions.map((name) => `(?<!602401143452\\.dkr\\.ecr\\.)${name}`),
      ...blocks.map((block) => `(?<![\\d.])${block.replace(/\.0(?:\.0)?\/.*/, "").replaceAll(".", "[.-]")}[.-]\\d`),
    ].join("|"),
    "i",
  );
}
