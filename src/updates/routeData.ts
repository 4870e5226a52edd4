import { UPDATE_GUIDES_FOLDER } from "../config/updateGuides";
import type { RouteData } from "./route";
import type { UpdateData } from "./schema";

/** The page of the selector, and the folder of the guides. */
const UPDATES_PATH = `/${UPDATE_GUIDES_FOLDER}`;

/** What the selector needs of the versions. */
export function routeData({ subjects, updates, repositories }: UpdateData): RouteData {
  const terragrunt = repositories.find(({ name }) => name === "terragrunt")?.firstFor ?? {};
  return {
    subjects: subjects.map(({ id, name, start }) => ({
      id,
      name,
      versions: [
        start,
        ...updates
          .filter(({ subject }) => subject === id)
          .map(({ version, name: label }) => ({ version, name: label })),
      ],
    })),
    steps: updates.map(({ id, subject, version, name, page, before, work }) => ({
      subject,
      version,
      name,
      href: `${UPDATES_PATH}/${page}`,
      before,
      work,
      ...(terragrunt[id] !== undefined && { terragrunt: terragrunt[id] }),
    })),
  };
}
