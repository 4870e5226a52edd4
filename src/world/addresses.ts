import type { World } from "./schema";

/** An address block of the world and what it is for, such as `public subnet in us-east-2a, application VPC of prod`. */
export interface AddressBlock {
  block: string;
  purpose: string;
}

/** A subnet of a VPC, as divided by the VPC services with their defaults. */
export interface Subnet {
  environment: string;
  vpc: "application" | "management";
  tier: string;
  zone: string;
  block: string;
}

/** @returns the address as a number; undefined unless the text is four numbers below 256, without leading zeros */
export function parseAddress(text: string): number | undefined {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
    ? parts.reduce((address, part) => address * 256 + Number(part), 0)
    : undefined;
}

export const formatAddress = (address: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");

/** The first address of a block as a number, and the length of its prefix. */
export function parseBlock(block: string): { first: number; prefix: number } {
  const [address = "", prefix] = block.split("/");
  return { first: parseAddress(address) ?? 0, prefix: Number(prefix) };
}

/** Whether an address, such as `10.30.0.2`, is in a block. */
export function contains(block: string, address: string): boolean {
  const { first, prefix } = parseBlock(block);
  const parsed = parseAddress(address);
  return parsed !== undefined && parsed >= first && parsed < first + 2 ** (32 - prefix);
}

/** The `index`-th block with a prefix that is `bits` longer, like OpenTofu's `cidrsubnet`. */
function subnetOf(block: string, bits: number, index: number): string {
  const { first, prefix } = parseBlock(block);
  return `${formatAddress(first + index * 2 ** (32 - prefix - bits))}/${prefix + bits}`;
}

/** All subnets of the environments' VPCs, in the zones of the home Region. */
export function subnets({ networks, subnets: layouts, regions }: World): Subnet[] {
  const [home] = regions;
  const zones = (home?.zones ?? []).map((zone) => `${home?.name}${zone}`);
  return networks.flatMap((network) =>
    (["application", "management"] as const).flatMap((vpc) => {
      const block = network[vpc];
      const { bits, tiers } = layouts[vpc];
      return block === undefined
        ? []
        : tiers.flatMap(({ name, offset }) =>
            zones.map((zone, index) => ({
              environment: network.environment,
              vpc,
              tier: name,
              zone,
              block: subnetOf(block, bits, offset + index),
            })),
          );
    }),
  );
}

/** Every address block that pages may show. */
export function addressBlocks(world: World): AddressBlock[] {
  const vpcs = world.networks.flatMap(({ environment, application, management }) => [
    { block: application, purpose: `application VPC of ${environment}` },
    ...(management === undefined ? [] : [{ block: management, purpose: `management VPC of ${environment}` }]),
  ]);
  const cut = subnets(world).map(({ environment, vpc, tier, zone, block }) => ({
    block,
    purpose: `${tier} subnet in ${zone}, ${vpc} VPC of ${environment}`,
  }));
  return [...vpcs, ...cut, ...world.addresses];
}
