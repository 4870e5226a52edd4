import type { Input, Output, Service } from "../catalog/schema";
import type { Wiring } from "../catalog/wiring";
import type { ComposerData } from "./composition";

/** Texts are on the page already, and the rest is of no use for composing. */
const UNUSED = new Set([
  "description",
  "moduleDescription",
  "moduleDescriptionChange",
  "fields",
  "related",
  "sensitive",
  "editorial",
]);

function slimInput(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !UNUSED.has(key))) as Input;
}

const slimOutput = ({ name, type, example }: Output): Output => ({
  name,
  ...(type !== undefined && { type }),
  ...(example !== undefined && { example }),
});

const slim = (service: Service): Service => ({
  ...service,
  purpose: "",
  tags: [],
  builtWith: [],
  inputs: [],
  outputs: service.outputs.map(slimOutput),
});

/** What the browser needs to compose a service: the build writes it to a file of its own for each service. */
export function composerData(service: Service, wiring: Wiring): ComposerData {
  const sources = service.inputs.flatMap((input) => wiring.sourcesOf(input)).map((source) => source.service);
  return {
    service: { ...slim(service), inputs: service.inputs.map(slimInput), outputs: [] },
    sources: [...new Set(sources)].filter((source) => source !== service).map(slim),
  };
}
