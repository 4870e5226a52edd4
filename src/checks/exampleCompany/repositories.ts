import type { World } from "../../world/schema";
import { isPlaceholder, nearestOf, type Finder } from "./finding";

type Repository = World["repositories"][number];

/** Whether one segment of a path fits the same segment of a pattern. */
function fits(segment: string, pattern: string, world: World, repository: Repository): boolean {
  if (isPlaceholder(segment) || segment === "*") {
    return true;
  }
  switch (pattern) {
    case "ACCOUNT":
      return world.accounts.some(({ name }) => name === segment);
    case "REGION":
      return world.regions.some(({ name }) => name === segment);
    case "ENVIRONMENT":
      return repository.environments.includes(segment);
    case "FILE":
      return segment.includes(".");
    case "GROUP":
    case "NAME":
      return true;
    default:
      return segment === pattern;
  }
}

/** Whether a path fits the beginning of a pattern. */
function matchesPattern(path: string[], pattern: string, world: World, repository: Repository): boolean {
  const parts = pattern.split("/");
  const isOpen = parts.at(-1) === "**";
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  return (
    (isOpen || path.length <= fixed.length) &&
    path.slice(0, fixed.length).every((segment, index) => fits(segment, fixed[index] ?? "", world, repository))
  );
}

/** Paths below a repository of the company, as in `infrastructure-live/dev/account.hcl` and `//modules/networking/vpc`. */
export const repositories: Finder = (text, world) =>
  world.repositories.flatMap((repository) => {
    // Not a path of GitHub's API, such as repos/acme/infrastructure-live/rulesets.
    const pattern = new RegExp(
      String.raw`(?<![\w-])(?<!repos/[\w-]+/)${repository.name}(?:\.git/)?/([\w*./-]*[\w*])`,
      "g",
    );
    return [...text.matchAll(pattern)].flatMap((match) => {
      const path = (match[1] ?? "").split("/");
      if (repository.paths.some((known) => matchesPattern(path, known, world, repository))) {
        return [];
      }
      const nearest = nearestOf(
        path.join("/"),
        repository.paths.map((value) => ({ value })),
      );
      return [{ offset: match.index, value: match[0], kind: "path", nearest: `${repository.name}/${nearest}` }];
    });
  });
