import type { Input, Output, Service } from "../catalog/schema";
import type { Wiring } from "../catalog/wiring";
import type { ComposerData } from "./composition";

/** Keys that browsers do not need: the page already shows the texts, and composing does not use the others. */
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

/** Drops unused keys, and the spaces that align the fields of the type. */
const slimInput = (input: Input): Input => ({ ...withoutUnused(input), type: input.type.replaceAll(/ +=/g, " =") });

/** Keeps the example only if an input takes the output: it becomes the mock. Other outputs are mocked by type. */
const slimOutput = ({ name, type, example }: Output, isTaken: boolean): Output => ({
  name,
  ...(type !== undefined && { type }),
  ...(isTaken && example !== undefined && { example }),
});

const slim = (service: Service): Service => ({ ...withoutUnused(service), inputs: [], outputs: [] });

/** The data that the browser needs to compose a service. The build writes one file per service. */
export function composerData(service: Service, wiring: Wiring): ComposerData {
  const sources = service.inputs.flatMap((input) => wiring.sourcesOf(input));
  const taken = new Set(sources.map(({ output }) => output));
  return {
    service: { ...slim(service), inputs: service.inputs.map(slimInput) },
    sources: [...new Set(sources.map((source) => source.service))]
      .filter((source) => source !== service)
      .map((source) => ({
        ...slim(source),
        lastModifiedVersion: "",
        outputs: source.outputs.map((output) => slimOutput(output, taken.has(output))),
      })),
  };
}
