import type { World } from "../../world/schema";
import { isPlaceholder, matches, nearestOf, type Finder } from "./finding";

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/g;

/** Every expansion of a pattern that contains the words ACCOUNT and REGION. */
function spellOut(pattern: string, { accounts, regions }: World): string[] {
  return accounts.flatMap(({ name }) =>
    regions.map((region) => pattern.replace("ACCOUNT", name).replace("REGION", region.name)),
  );
}

/** Email addresses. The part before the @ may be a placeholder. */
const emails: Finder = (text, world) => {
  const known = [...world.emails, ...new Set(spellOut(world.names.accountEmail, world))];
  return matches(text, EMAIL)
    .filter(({ value }) => {
      const [local = "", domain = ""] = value.split("@");
      const isOwnHost = domain === world.names.domain || domain.endsWith(`.${world.names.domain}`);
      return !known.includes(value) && !(isOwnHost && isPlaceholder(local.replace("aws+", "")));
    })
    .map((match) => ({
      ...match,
      kind: "email address",
      nearest: nearestOf(
        match.value,
        known.map((value) => ({ value })),
      ),
    }));
};

/** Domains that look like the company's. */
const domains: Finder = (text, { company, names }) =>
  matches(
    text,
    new RegExp(String.raw`(?<![\w.@-])[\w.-]*\b${company}[\w-]*\.(?:com|org|net|io|dev|internal|local)\b`, "g"),
  ).map((match) => ({ ...match, kind: "domain", nearest: `${names.domain} or ${names.privateDomain}` }));

/** Names that follow a pattern: AWS profiles and state buckets. */
const patterned: Finder = (text, world) => {
  const { company, names } = world;
  const kinds = [
    [
      "AWS profile",
      names.profile,
      String.raw`(?:--profile |AWS_PROFILE=|\[profile |\bprofile\s*=\s*")"?(${company}-[\w-]+)`,
    ],
    ["state bucket", names.stateBucket, String.raw`(?<![\w-])${company}-[\w-]+-state(?![\w-])`],
  ] as const;
  return kinds.flatMap(([kind, pattern, expression]) => {
    const known = spellOut(pattern, world);
    return matches(text, new RegExp(expression, "g"))
      .filter(({ value }) => !known.includes(value) && !/[A-Z]/.test(value))
      .map((match) => ({
        ...match,
        kind,
        nearest: nearestOf(
          match.value,
          known.map((value) => ({ value })),
        ),
      }));
  });
};

/** Email addresses, domains, AWS profiles and state buckets. */
export const names: Finder = (text, world) => [emails, domains, patterned].flatMap((find) => find(text, world));
