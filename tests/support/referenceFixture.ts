import fs from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { parseService } from "../../src/catalog/dataFile";
import { formatReport } from "../../src/lib/problem";
import type { Service } from "../../src/catalog/schema";

const COUNT = 439;
const NAME_LENGTH = 60;

/** Group and slug of the fixture's page. */
const PLACE = { group: "security", slug: "fixture" };

/** The folder that the page and its data are written to, relative to the repository root. */
const FOLDER = ".cache/reference-fixture";

/** An input name that is longer than any real one. */
export const longName = (index: number): string => `input_${index}_`.padEnd(NAME_LENGTH, "with_a_name_that_is_long_");

export const HOSTILE = `<script>alert("1")</script> <>{} 'quotes' "double" 😀 \${interpolation} $\${escaped} & &amp; <!-- comment -->`;

/** The changes of two releases, one with a value too long for a line. */
const CHANGES = [
  { version: "0.10.0", attribute: "default", from: JSON.stringify("long ".repeat(40)) },
  { version: "1.0.0", attribute: "sensitive", to: true },
];

/** A description; some inputs have the module's own description instead of one of ours. */
function describe(index: number): object {
  return index % 50 === 3
    ? { moduleDescription: `Number ${index} of many.\n${HOSTILE}\n\nOne of:\n- \`<>{}\` as it is\n- nothing` }
    : {
        description: `Number ${index} of many. ${HOSTILE} and \`<>{}\` in code, and \`var.${longName((index + 1) % COUNT)}\` as a link.`,
      };
}

/** The data file of a service with more inputs, and odder ones, than any real service. */
function fixtureText(): string {
  const inputs = Array.from({ length: COUNT }, (_, index) => ({
    name: longName(index),
    type:
      index % 5 === 0
        ? 'object({\n  "odd key" = optional(string, "<>{}")\n  nested = object({ deep = list(number) })\n})'
        : "string",
    ...(index % 7 !== 0 && { default: JSON.stringify(HOSTILE).replaceAll("${", "$${").replaceAll("$$${", "$${") }),
    group: (["networking", "access", "advanced"] as const)[index % 3],
    ...describe(index),
    ...(index % 50 === 6 && { ephemeral: true, deprecated: "Use `arn` instead." }),
    ...(index % 50 === 9 && { since: "0.9.0", changes: CHANGES }),
    allowed: ['"<a>"', '"${b}"'],
    example: '"example"',
    related: [longName((index + 2) % COUNT)],
  }));
  return stringify({
    name: 'Fixture <>{} "😀"',
    purpose: "Deploys what no service deploys: hundreds of inputs with hostile texts.",
    source: { repository: "terraform-aws-service-catalog", path: "modules/fixture" },
    version: "1.0.0",
    lastModifiedVersion: "1.0.0",
    tags: ["fixture"],
    builtWith: ["terraform"],
    inputs,
    outputs: [{ name: "arn", description: `ARN of the fixture, ${HOSTILE}.` }],
  });
}

/** @throws if the fixture is invalid */
export function fixtureService(): Service {
  const { service, problems } = parseService(fixtureText(), `${PLACE.group}/${PLACE.slug}.yaml`, {});
  if (service === undefined) {
    throw new Error(formatReport(problems));
  }
  return service;
}

/**
 * Writes the fixture's page, with its data file next to it, for the build that includes it (`fixtureSite.config.ts`).
 *
 * @returns the folder that contains them, laid out like `docs/reference/services`
 */
export function writeFixture(): string {
  const file = path.resolve(FOLDER, PLACE.group, PLACE.slug);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.yaml`, fixtureText());
  fs.writeFileSync(
    `${file}.mdx`,
    "# Fixture\n\nA service whose inputs are more, and odder, than those of any real service.\n",
  );
  return FOLDER;
}
