import type { Input, Output, Service } from "../catalog/schema";
import type { Wiring } from "../catalog/wiring";
import type { ComposerData } from "./composition";

/** Texts are already on the page, and the rest is not needed for composing, not even what every service has. */
const UNUSED = new Set([
  "purpose",
  "tags",
  "builtWith",
  "description",
  "moduleDescription",
  "moduleDescriptionChange",
  "fields",
  "related",
  "sensitive",
  "ephemeral",
  "validation",
  "editorial",
  "dependsOn",
]);

const withoutUnused = <Data extends Input | Service>(data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !UNUSED.has(key))) as Data;

/** Without the spaces that align the fields of its type. */
const slimInput = (input: Input): Input => ({ ...withoutUnused(input), type: input.type.replaceAll(/ +=/g, " =") });

const slimOutput = ({ name, type, example }: Output): Output => ({
  name,
  ...(type !== undefined && { type }),
  ...(example !== undefined && { example }),
});

const slim = (service: Service): Service => ({ ...withoutUnused(service), inputs: [], outputs: [] });

/** The data that the browser needs to compose a service. The build writes one file per service. */
export function composerData(service: Service, wiring: Wiring): ComposerData {
  const sources = service.inputs.flatMap((input) => wiring.sourcesOf(input)).map((source) => source.service);
  return {
    service: { ...slim(service), inputs: service.inputs.map(slimInput) },
    sources: [...new Set(sources)]
      .filter((source) => source !== service)
      .map((source) => ({ ...slim(source), lastModifiedVersion: "", outputs: source.outputs.map(slimOutput) })),
  };
}
