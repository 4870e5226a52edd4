export type QueryClass =
  | "title"
  | "concept"
  | "identifier"
  | "abbreviation"
  | "prefix"
  | "stem"
  | "typo"
  | "identifier part"
  | "several words";

export interface KnownQuery {
  query: string;
  class: QueryClass;
  /** Paths of the right pages. */
  answers: string[];
}

const services = "/reference/services";
const build = "/guides/build-it-yourself";
const refarch = "/guides/reference-architecture";

/** Folders that most answers are in. */
export const places = {
  services,
  apps: `${services}/app-orchestration`,
  data: `${services}/data-storage`,
  landingZone: `${services}/landing-zone`,
  networking: `${services}/networking`,
  security: `${services}/security`,
  pipelineServices: `${services}/ci-cd-pipeline`,
  build,
  stay: "/guides/stay-up-to-date",
  framework: "/guides/production-framework",
  refarch,
  usage: `${refarch}/example-usage-guide`,
};
type Row = [query: string, ...answers: string[]];

/** Queries from rows of a query and its answers, by class. */
export function knownQueriesOf(rows: Record<QueryClass, Row[]>): KnownQuery[] {
  return Object.entries(rows).flatMap(([name, list]) =>
    list.map(([query, ...answers]) => ({ query, class: name as QueryClass, answers })),
  );
}
