import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWorld } from "../world/read";
import { exampleOf } from "./example";
import { fieldsOf, type Values } from "./fields";
import { hclRestorer } from "./hclRestorer";
import { regions } from "./regions";
import { applyEdits } from "../lib/applyEdits";
import { replacer } from "./replace";
import { allValues } from "./testing/values";
import { withoutMarks } from "./verbatim";

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
  const shown = applyEdits(list, replacer(example, values)(list));
  expect(shown).not.toBe(list);
  expect(toExample(shown)).toBe(list);
});

describe("text that a reader enters round-trips unchanged", () => {
  const all = allValues(example);

  /** Checks the round trip of a text, and returns what a reader without values of their own sees of it. */
  function sharedText(text: string, own: Values): string {
    const restored = hclRestorer(example, own)(text);
    expect(applyEdits(restored, replacer(example, own)(restored))).toBe(text);
    return withoutMarks(restored);
  }

  it.each<[string, Values, text: string, shared: string]>([
    ["a Region", { "region.us-east-2": "eu-west-1" }, '["eu-west-1", "us-east-2a"]', '["us-east-2", "us-east-2a"]'],
    ["a Region that AWS requires", { "region.us-east-2": "us-east-1" }, '"us-east-2"', '"us-east-2"'],
    ["a network", { "network.dev.application": "10.200.0.0/16" }, '"10.10.0.0/16"', '"10.10.0.0/16"'],
    ["an address", { office: "198.51.100.8/32" }, '"203.0.113.25/32"', '"203.0.113.25/32"'],
    ["a mailbox", all, '"platform@example.com"', '"platform@example.com"'],
    [
      "a mailbox with another name",
      { domain: "globex.io", "email.platform": "it@globex.io" },
      '["platform@globex.io", "it@globex.io"]',
      '["platform@example.com", "platform@example.com"]',
    ],
    [
      "an account's mailbox with another name",
      { domain: "globex.io", "email.accounts": "cloud+ACCOUNT@globex.io" },
      '"aws+billing@globex.io"',
      '"aws+billing@example.com"',
    ],
    ["a name", { company: "globex" }, "module.acme_vpc.vpc_id", "module.acme_vpc.vpc_id"],
    ["an organization", { company: "globex", organization: "Gx" }, '["Gx", "globex"]', '["acme", "acme"]'],
    [
      "the owner of a repository",
      { company: "globex", organization: "Gx" },
      '"github.com/globex"',
      '"github.com/acme"',
    ],
  ])("%s", (_, own, text, shared) => expect(sharedText(text, own)).toBe(shared));

  it("whatever it contains, and is shared without the reader's values", () => {
    const parts = fieldsOf(example)
      .flatMap(({ id, example: ours }) => [ours, all[id] ?? ours])
      .concat("Acme", "Globex", "10.10.3.0/24", "10.130.3.4", "us-east-2b", "infrastructure-live-plan");
    const separators = [" ", "/", ":", '", "', " github.com/", " owner = "];
    const texts = fc
      .array(fc.tuple(fc.constantFrom(...separators), fc.constantFrom(...parts)), { maxLength: 5 })
      .map((list) => `"${list.flat().join("")}"`);
    fc.assert(
      fc.property(texts, (text) => {
        const shared = sharedText(text, all);
        expect(Object.values(all).filter((own) => shared.includes(own))).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
