import { contains } from "../world/addresses";
import type { World } from "../world/schema";

/** The example company's values that readers can replace, and those that readers' values must not collide with. */
export interface Example {
  company: string;
  domain: string;
  emails: readonly string[];
  /** The address of an account's mailbox, with `ACCOUNT` in place of the account's name. */
  accountEmail: string;
  accounts: readonly { name: string; id: string }[];
  /** The Regions that the company chose, the home Region first. */
  regions: readonly string[];
  /** Regions that AWS requires for some purposes, whatever the home Region. */
  fixedRegions: readonly string[];
  networks: readonly { environment: string; vpc: "application" | "management"; block: string }[];
  /** The address block that people connect from. */
  office: string;
  /** Address blocks of services, which are never replaced. */
  fixedBlocks: readonly { block: string; purpose: string }[];
  /** GitHub repositories, with the IAM roles named after them. */
  repositories: readonly { name: string; roles: readonly string[] }[];
  /** Third-party accounts whose registries appear on pages. The Region that follows is theirs, too. */
  foreignAccounts: readonly string[];
  /** Third-party names that contain the company's name. */
  foreignNames: readonly string[];
}

/** Ranges that are not routed on the internet, which VPC blocks come from. */
export const PRIVATE_RANGES = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"] as const;

const isPrivate = (block: string): boolean =>
  PRIVATE_RANGES.some((range) => contains(range, block.replace(/\/.*/, "")));

/**
 * Extracts these values from the world file.
 *
 * @throws if the world file has no public block, which is the office
 */
export function exampleOf(world: World): Example {
  const { company, names, emails, accounts, regions, networks, addresses, repositories, exceptions } = world;
  const others = exceptions.flatMap(({ values }) => values);
  const office = addresses.find(({ block }) => !isPrivate(block));
  if (office === undefined) {
    throw new Error("docs/world.yaml has no public block among its addresses, which is the company's office. Add one.");
  }
  return {
    company,
    domain: names.domain,
    emails,
    accountEmail: names.accountEmail,
    accounts: accounts.map(({ name, id }) => ({ name, id })),
    regions: regions.filter(({ zones }) => zones.length > 0).map(({ name }) => name),
    fixedRegions: regions.filter(({ zones }) => zones.length === 0).map(({ name }) => name),
    networks: networks.flatMap(({ environment, application, management }) => [
      { environment, vpc: "application" as const, block: application },
      ...(management === undefined ? [] : [{ environment, vpc: "management" as const, block: management }]),
    ]),
    office: office.block,
    fixedBlocks: addresses.filter((address) => address !== office),
    repositories: repositories.map(({ name, roles }) => ({ name, roles })),
    foreignAccounts: others.filter((value) => /^\d{12}$/.test(value)),
    foreignNames: others.filter((value) => value.split("-").includes(company)),
  };
}
