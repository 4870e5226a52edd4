import type { YAMLMap } from "yaml";
import type { Problem } from "../lib/problem";
import { DataDocument, nameOf, type List } from "./dataDocument";
import type { ServiceFile } from "./schema";
import { fieldPaths } from "./typeExpression";

type Entry = Partial<ServiceFile["inputs"][number]>;

const quote = (text: string): string => `"${text.replace(/\s+/g, " ")}"`;

function textsOf(file: DataDocument, list: List, entry: YAMLMap): string[] {
  const data = entry.toJSON() as Entry;
  const { description, moduleDescription, moduleDescriptionChange, example, fields: described = {} } = data;
  const texts: string[] = [];
  if (description === undefined) {
    const shown = moduleDescription === undefined ? 'says "Not described yet."' : "shows the module's own words.";
    texts.push(`write a description. Until then the page ${shown}`);
  }
  if (moduleDescriptionChange !== undefined) {
    const { version, from } = moduleDescriptionChange;
    texts.push(
      `the module describes it differently since ${version} (${quote(from)} → ${quote(moduleDescription ?? "")}). ` +
        "Correct the description if necessary, then delete moduleDescriptionChange.",
    );
  }
  if (list === "inputs") {
    const fields = fieldPaths(file.typeOf(entry)).filter((field) => !Object.hasOwn(described, field));
    if (fields.length > 0) {
      texts.push(`describe ${fields.length === 1 ? "the field" : "the fields"} ${fields.join(", ")}.`);
    }
    if (!entry.has("default") && example === undefined) {
      texts.push("write an example. Until then the samples have a placeholder.");
    }
  }
  return texts;
}

/**
 * Lists what is left to write about a service. Missing text does not fail a build.
 *
 * @param text text of a data file
 * @param file its path, as used in the list
 * @returns each missing text with its position, from top to bottom
 * @throws DataDocumentError if it is not a data file
 */
export function findMissingTexts(text: string, file: string): Problem[] {
  const data = new DataDocument(text, file);
  return (["inputs", "outputs"] as const).flatMap((list) =>
    data.entries(list).items.flatMap((entry) => {
      const subject = `${list.slice(0, -1)} "${nameOf(entry)}"`;
      return textsOf(data, list, entry).map((missing) => ({
        file,
        ...data.positionOf(entry),
        message: `${subject}: ${missing}`,
      }));
    }),
  );
}
