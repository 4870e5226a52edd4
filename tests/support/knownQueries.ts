/** What makes a query difficult. */
export type QueryKind =
  | "title"
  | "concept"
  | "identifier"
  | "abbreviation"
  | "prefix"
  | "stem"
  | "typo"
  | "identifier part"
  | "several words"
  | "synonym"
  | "question"
  | "symptom"
  | "spelling"
  | "name";

export interface KnownQuery {
  query: string;
  kind: QueryKind;
  /** Paths of the right pages, any of which the search may find. */
  expectedPages: string[];
}

const services = "/reference/services";
const build = "/guides/build-it-yourself";
const refarch = "/guides/reference-architecture";

/** The folders that contain most of the expected pages. */
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
type Row = [query: string, ...expectedPages: string[]];

/** Builds queries from rows, grouped by kind, of a query followed by its expected pages. */
export function knownQueriesOf(rows: Partial<Record<QueryKind, Row[]>>): KnownQuery[] {
  return Object.entries(rows).flatMap(([kind, list]) =>
    list.map(([query, ...expectedPages]) => ({ query, kind: kind as QueryKind, expectedPages })),
  );
}
