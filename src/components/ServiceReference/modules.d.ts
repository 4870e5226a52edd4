/** One of the two `fragmentSource` modules: for the server or for the browser (`src/plugins/service-catalog`). */
declare module "@catalog/fragmentSource" {
  export * from "@site/src/components/ServiceReference/fragmentSource.client";
}

declare module "@generated/service-catalog/default/served.json" {
  const served: Record<string, Record<string, string>>;
  export default served;
}

declare module "@generated/service-catalog/default/services.json" {
  import type { ServiceSummary } from "@site/src/catalog/summary";

  const services: ServiceSummary[];
  export default services;
}
