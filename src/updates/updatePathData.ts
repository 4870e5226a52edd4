import { UPDATE_GUIDES_FOLDER } from "../config/updateGuides";
import type { UpdatePathData } from "./updatePath";
import type { UpdateData } from "./schema";

/** The path of the guides, and of the page with the selector. */
const UPDATES_PATH = `/${UPDATE_GUIDES_FOLDER}`;

/** Extracts the data that the guide selector needs. */
export function updatePathData({ subjects, updates, repositories }: UpdateData): UpdatePathData {
  const terragrunt = repositories.find(({ name }) => name === "terragrunt")?.firstFor ?? {};
  return {
    subjects: subjects.map(({ id, name, start }) => ({
      id,
      name,
      versions: [
        start,
        ...updates
          .filter(({ subject }) => subject === id)
          .map(({ version, name: label, nameAsStart }) => ({
            version,
            name: label,
            ...(nameAsStart !== undefined && { nameAsStart }),
          })),
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
