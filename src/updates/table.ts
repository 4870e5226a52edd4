import { didYouMean } from "../lib/didYouMean";
import type { Repository, Update, UpdateData } from "./schema";

/** A cell of a version table: its text, and the release that it links to. */
export interface Cell {
  text: string;
  href?: string;
}

export interface VersionRow {
  repository: string;
  formerName?: string;
  /** One for each column, except the repository's. */
  cells: Cell[];
}

/** The complete table of one or more updates, as `<VersionTable />` shows it. */
export interface VersionTable {
  columns: string[];
  rows: VersionRow[];
}

const NONE: Cell = { text: "–" };

function release({ organization, name }: Repository, tag: string | undefined): Cell {
  return tag === undefined || tag === "all"
    ? { text: tag ?? NONE.text }
    : { text: tag, href: `https://github.com/${organization}/${name}/releases/tag/${tag}` };
}

function cellsOf(repository: Repository, { id, columnBefore }: Update, hasRecommendations: boolean): Cell[] {
  const successor = repository.replacedBy[id];
  return [
    ...(columnBefore === undefined ? [] : [release(repository, repository.newestBefore[id])]),
    successor === undefined ? release(repository, repository.firstFor[id]) : { text: `use ${successor}` },
    ...(hasRecommendations ? [{ text: repository.recommendations[id]?.join(", ") ?? NONE.text }] : []),
  ];
}

/**
 * The repositories that have a release for at least one of the updates.
 *
 * @param of ids of updates, separated by commas
 * @throws if there is no such update
 */
export function versionTable({ updates, repositories }: UpdateData, of: string): VersionTable {
  const ids = updates.map(({ id }) => id);
  const wanted = of.split(",").map((name) => {
    const update = updates.find(({ id }) => id === name.trim());
    if (update === undefined) {
      const close = didYouMean(name.trim(), ids);
      const hint = close === undefined ? `It has ${ids.join(", ")}.` : `Did you mean "${close}"?`;
      throw new Error(`versions.yaml has no update "${name.trim()}". ${hint}`);
    }
    return update;
  });
  const rows = repositories.filter(({ firstFor, replacedBy }) =>
    wanted.some(({ id }) => firstFor[id] ?? replacedBy[id]),
  );
  const withRecommendations = new Set(
    wanted.filter(({ id }) => rows.some(({ recommendations }) => recommendations[id])).map(({ id }) => id),
  );
  return {
    columns: wanted.flatMap(({ id, column, columnBefore }) => [
      ...(columnBefore === undefined ? [] : [columnBefore]),
      column,
      ...(withRecommendations.has(id) ? ["Recommendations"] : []),
    ]),
    rows: rows.map((repository) => ({
      repository: repository.name,
      ...(repository.formerName !== undefined && { formerName: repository.formerName }),
      cells: wanted.flatMap((update) => cellsOf(repository, update, withRecommendations.has(update.id))),
    })),
  };
}
