import { contains, formatAddress, parseAddress, parseBlock } from "../world/addresses";
import type { Example } from "./example";
import { regionOf, regions } from "./regions";
import { VERBATIM_MARK } from "./verbatim";

/** How to find one value in a text, and what to replace it with. */
export interface Rule {
  /** Source of a regular expression without capturing groups. */
  pattern: string;
  /** Returns the replacement of a match; undefined leaves the match as it is. */
  to: (found: string, offset: number, text: string) => string | undefined;
  /** Whether the value is a word that may name something else in HCL, outside strings and comments. */
  isWord?: true;
}

/** All values of one company, in the same order as those of another. */
export interface CompanyValues {
  company: string;
  organization: string;
  domain: string;
  office: string;
  accountEmail: string;
  accounts: readonly string[];
  repositories: readonly string[];
  regions: readonly string[];
  vpcs: readonly string[];
  emails: readonly string[];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A value not adjacent to letters or digits: `acme` in `acme-dev` and `acme_vpc`. */
const alone = (value: string): string => `(?<![A-Za-z\\d])${escape(value)}(?![A-Za-z\\d])`;

/** Pairs of values that differ. */
const changed = (from: readonly string[], to: readonly string[]): [string, string][] =>
  from.flatMap((value, index): [string, string][] => {
    const other = to[index];
    return other === undefined || other === value ? [] : [[value, other]];
  });

const exactly = (pairs: readonly [string, string][], pattern = alone): Rule[] =>
  pairs.map(([from, to]) => ({ pattern: pattern(from), to: () => to }));

/** Mailboxes of accounts, with the account's name, a placeholder or a variable where the pattern has `ACCOUNT`. */
function accountEmails(from: string, to: string): Rule[] {
  const [before = "", after = ""] = from.split("ACCOUNT");
  const pattern = `(?<![\\w.+%-])${escape(before)}(?:\\w+|\\$\\w+|\\$\\{[^}]*\\})${escape(after)}(?![\\w-]|\\.\\w)`;
  const name = (found: string): string => found.slice(before.length, found.length - after.length);
  return from === to ? [] : [{ pattern, to: (found) => to.replace("ACCOUNT", () => name(found)) }];
}

/** The domain, whatever precedes it: `www.example.com`, `*.dev.example.com`, `someone@example.com`. */
const domain = (value: string): string => `(?<![\\w-])${escape(value)}(?![\\w-]|\\.\\w)`;

/**
 * Rules for addresses in the reader's domain with the name of one of the example's mailboxes, although the reader's own
 * mailbox has another name. With the example's domain, such an address would equal the example's mailbox; a mark keeps
 * the two apart.
 */
export function lookalikeEmailRules(reader: CompanyValues, example: CompanyValues): Rule[] {
  if (reader.domain === example.domain) {
    return [];
  }
  const atReader = (address: string): string => address.replace(`@${example.domain}`, `@${reader.domain}`);
  const atExample = (found: string): string => found.replace(`@${reader.domain}`, `${VERBATIM_MARK}@${example.domain}`);
  const emails = example.emails.map((address): Rule => ({
    pattern: `(?<![\\w.+%-])${domain(atReader(address))}`,
    to: atExample,
  }));
  const accounts = accountEmails(atReader(example.accountEmail), reader.accountEmail);
  return [...emails, ...accounts.map((rule): Rule => ({ ...rule, to: atExample }))];
}

/** Twelve digits, but not the end of a UUID. */
const account = (id: string): string => `(?<![\\da-f]{4}-)${alone(id)}`;

/** What precedes a GitHub organization. */
const OWNER_PREFIX =
  /(?:github\.com[:/]|repos\/|orgs\/|repo:|project_path:|(?<!\w)@|gh repo [a-z]+ |--repo |uses: |owner\s*=\s*"?)$/;

/** Repositories, the roles named after them, and archives: `infrastructure-live.zip`. */
function repositoryRules(from: CompanyValues, to: CompanyValues, { repositories }: Example): Rule[] {
  return repositories.flatMap(({ name, roles }, index): Rule[] => {
    const [one = "", other = ""] = [from.repositories[index], to.repositories[index]];
    const endings = ["", ...roles.map((role) => role.slice(name.length))].map(escape).join("|");
    const pattern = `(?<![\\w-]|\\w\\.)${escape(one)}(?:${endings})(?![\\w-]|\\.(?!(?:git|zip)\\b)\\w)`;
    return one === other ? [] : [{ pattern, to: (found) => other + found.slice(one.length), isWord: true }];
  });
}

/**
 * Rules for the company and its organization on GitHub. The example has one name for both. A mark
 * after the name says that it means the one that the context does not imply.
 */
function companyRules(from: CompanyValues, to: CompanyValues): Rule[] {
  const isMerged = from.organization !== from.company && to.organization === to.company;
  const ownerSuffix = new RegExp(`^/(?:${from.repositories.map(escape).join("|")})(?![\\w-])`);
  const isOwner = (found: string, offset: number, text: string): boolean =>
    OWNER_PREFIX.test(text.slice(Math.max(0, offset - 40), offset)) ||
    ownerSuffix.test(text.slice(offset + found.length));
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const words = new Map([
    [from.company, to.company],
    [capital(from.company), capital(to.company)],
  ]);
  // Longest first, because one name may be a prefix of another.
  const names = [...new Set([from.organization, ...words.keys()])].sort((one, other) => other.length - one.length);
  return names.map((word) => ({
    pattern: `${alone(word)}${VERBATIM_MARK}?`,
    to: (found, offset, text) => {
      const isImplied = isOwner(found, offset, text);
      const isMarked = found.endsWith(VERBATIM_MARK);
      const isOrganization = word === from.organization && (!words.has(word) || isImplied !== isMarked);
      const name = (isOrganization ? to.organization : words.get(word)) ?? word;
      return isMerged && isOrganization !== isImplied ? name + VERBATIM_MARK : name;
    },
  }));
}

const REGION_NAMES = new RegExp(regions.map(({ name }) => name).join("|"), "g");

/** A text with at least this many Regions is a list of AWS Regions. There, two Regions swap places, so none is lost. */
const MIN_LISTED = 10;

/** How far around a Region to look for others of a list, in characters. */
const LIST_REACH = 400;

function isInList(offset: number, text: string): boolean {
  const around = text.slice(Math.max(0, offset - LIST_REACH), offset + LIST_REACH);
  return new Set(around.match(REGION_NAMES)).size >= MIN_LISTED;
}

function regionRules(from: CompanyValues, to: CompanyValues, { fixedRegions, foreignAccounts }: Example): Rule[] {
  const registries = foreignAccounts.map((id) => `${id}\\.dkr\\.ecr\\.`).join("|");
  // With a letter, it is an Availability Zone.
  const pattern = (name: string): string =>
    `${registries === "" ? "" : `(?<!${registries})`}(?<![A-Za-z\\d])${name}[a-z]?(?![A-Za-z\\d])`;
  const zone = (found: string, one: string, other: string): string => {
    const letter = found.slice(one.length);
    const index = regionOf(one)?.zones.indexOf(letter) ?? -1;
    return other + (regionOf(other)?.zones[index] ?? letter);
  };
  // A Region that AWS requires cannot be distinguished from the same Region chosen freely.
  const pairs = changed(from.regions, to.regions).filter(([one]) => !fixedRegions.includes(one));
  const isTaken = (name: string): boolean => pairs.some(([one]) => one === name);
  return [
    ...pairs.map(([one, other]): Rule => ({ pattern: pattern(one), to: (found) => zone(found, one, other) })),
    ...pairs
      .filter(([, other]) => !isTaken(other))
      .map(([one, other]): Rule => ({
        pattern: pattern(other),
        to: (found, offset, text) => (isInList(offset, text) ? zone(found, other, one) : undefined),
      })),
    ...exactly(pairs.map(([one, other]) => [regionOf(one)?.place ?? one, regionOf(other)?.place ?? other])),
  ];
}

/** Moves an address from one block to the same offset in another, wrapping around in a smaller block. */
function move(address: number, from: string, to: string): string {
  const { first, prefix } = parseBlock(to);
  return formatAddress(first + ((address - parseBlock(from).first) % 2 ** (32 - prefix)));
}

const ADDRESS = String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`;

/** An address in an EC2 host name. */
const HOST = String.raw`(?<=(?<![\w-])ip-)\d{1,3}(?:-\d{1,3}){3}(?![\w-])`;

function addressRules(from: CompanyValues, to: CompanyValues): Rule[] {
  const pairs = changed([...from.vpcs, from.office], [...to.vpcs, to.office]);
  const moved = (text: string): string | undefined => {
    const pair = pairs.find(([one]) => contains(one, text));
    return pair && move(parseAddress(text) ?? 0, ...pair);
  };
  return pairs.length === 0
    ? []
    : [
        // A block of another size has another prefix length; a lone address keeps the one that follows it.
        ...exactly(pairs, (block) => `(?<![\\w.])${escape(block)}(?!\\d)`),
        { pattern: ADDRESS, to: (found) => moved(found) },
        { pattern: HOST, to: (found) => moved(found.replaceAll("-", "."))?.replaceAll(".", "-") },
      ];
}

/** Rules that replace the values of one company with those of another. At each position, the first match wins. */
export function rulesBetween(from: CompanyValues, to: CompanyValues, example: Example): Rule[] {
  return [
    ...example.foreignNames.map((name): Rule => ({ pattern: alone(name), to: () => undefined })),
    ...repositoryRules(from, to, example),
    ...exactly(changed(from.emails, to.emails), (email) => `(?<![\\w.+%-])${domain(email)}`),
    ...accountEmails(from.accountEmail, to.accountEmail),
    ...exactly(changed([from.domain], [to.domain]), domain),
    ...exactly(changed(from.accounts, to.accounts), account),
    ...regionRules(from, to, example),
    ...addressRules(from, to),
    ...companyRules(from, to).map((rule): Rule => ({ ...rule, isWord: true })),
  ];
}
