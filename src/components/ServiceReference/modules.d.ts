/** Alias of the `fragmentSource` module for the server or the browser (`src/plugins/service-reference`). */
declare module "@service-reference/fragmentSource" {
  export * from "@site/src/components/ServiceReference/fragmentSource.client";
}

declare module "@generated/service-reference/default/served.json" {
  const served: Record<string, Record<string, string>>;
  export default served;
}

declare module "@generated/service-reference/default/services.json" {
  import type { ServiceSummary } from "@site/src/catalog/summary";

  const services: ServiceSummary[];
  export default services;
}

/** Other names of the services, keyed by group and slug. */
declare module "@generated/service-reference/default/searchWords.json" {
  const searchWords: Record<string, string>;
  export default searchWords;
}

/** The names of all services, keyed by group and slug. */
declare module "@generated/service-reference/default/names.json" {
  const names: Record<string, string>;
  export default names;
}

/** The files shared by the example company's units. */
declare module "@generated/service-reference/default/live.json" {
  import type { LiveRepository } from "@site/src/composer/includedFiles";

  const live: LiveRepository;
  export default live;
}
