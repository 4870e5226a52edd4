import path from "node:path";

/** Possible paths of commands with these names, in the order of the names. */
export function commandPaths(names: string[]): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
