import { addressBlocks, contains } from "../../world/addresses";
import { matches, nearestOf, type Finder } from "./finding";

/** Twelve digits on their own, in an ARN or a name; not the end of a UUID. */
const ACCOUNT = /(?<!\w)(?<![0-9a-f]{4}-)\d{12}(?!\w)/g;
const ADDRESS = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?!\w|\.\d)/g;
const REGION =
  /(?<![a-z])(?:us|eu|ap|ca|sa|me|af|il|mx)-(?:gov-)?(?:north|south|east|west|central)(?:east|west)?-\d[a-f]?(?![a-z0-9])/g;

/** Account IDs. */
export const accounts: Finder = (text, { accounts: known }) =>
  matches(text, ACCOUNT)
    .filter(({ value }) => known.every(({ id }) => id !== value))
    .map((match) => ({
      ...match,
      kind: "account ID",
      nearest: nearestOf(
        match.value,
        known.map(({ id, name }) => ({ value: id, note: name })),
      ),
    }));

/** An address block must be a block or a subnet of the address plan; a single address must be inside one of them. */
export const addresses: Finder = (text, world) => {
  const known = addressBlocks(world);
  return matches(text, ADDRESS)
    .filter(({ value }) =>
      value.includes("/")
        ? known.every(({ block }) => block !== value)
        : known.every(({ block }) => !contains(block, value)),
    )
    .map((match) => ({
      ...match,
      kind: match.value.includes("/") ? "address block" : "address",
      nearest: nearestOf(
        match.value,
        known.map(({ block, purpose }) => ({ value: block, note: purpose })),
      ),
    }));
};

/** Regions and Availability Zones. */
export const regions: Finder = (text, { regions: known }) => {
  const names = known.flatMap(({ name, zones }) => [name, ...zones.map((zone) => `${name}${zone}`)]);
  return matches(text, REGION)
    .filter(({ value }) => !names.includes(value))
    .map((match) => ({
      ...match,
      kind: /[a-f]$/.test(match.value) ? "Availability Zone" : "Region",
      nearest: nearestOf(
        match.value,
        names.map((value) => ({ value })),
      ),
    }));
};
