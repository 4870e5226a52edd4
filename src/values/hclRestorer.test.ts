import { expect, it } from "vitest";
import { readWorld } from "../world/read";
import { exampleOf } from "./example";
import { hclRestorer } from "./hclRestorer";
import { regions } from "./regions";
import { applyTo, replacer } from "./replace";

const example = exampleOf(readWorld());
const values = {
  company: "backups",
  "repository.infrastructure-live": "units",
  "account.dev": "999988887777",
  "region.us-east-2": "eu-west-1",
};
const toExample = hclRestorer(example, values);

it.each([
  ['name = "backups-orders"', 'name = "acme-orders"'],
  ['backups_window = "units/dev"', 'backups_window = "infrastructure-live/dev"'],
  ["units = var.backups", "units = var.backups"],
  ['arn = "${join("/", ["backups", 999988887777])}"', 'arn = "${join("/", ["acme", 111122223333])}"'],
  ["a = <<EOT\nbackups\nEOT\nbackups = 1", "a = <<EOT\nacme\nEOT\nbackups = 1"],
  ["a = 1 # for backups, in units/prod\nunits = 2", "a = 1 # for acme, in infrastructure-live/prod\nunits = 2"],
  ["/* backups */ // units\nb = 1", "/* acme */ // infrastructure-live\nb = 1"],
  ['url = "https://github.com/backups/units" # "', 'url = "https://github.com/acme/infrastructure-live" # "'],
  ["dev/eu-west-1/backups", "dev/us-east-2/backups"],
])("%s", (hcl, expected) => expect(toExample(hcl)).toBe(expected));

it("restores the positions of two swapped Regions in a list of all Regions", () => {
  const list = JSON.stringify(regions.map(({ name }) => name));
  const shown = applyTo(list, replacer(example, values)(list));
  expect(shown).not.toBe(list);
  expect(toExample(shown)).toBe(list);
});
