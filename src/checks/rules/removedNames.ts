import { visit } from "unist-util-visit";
import { namesOf } from "../../catalog/description";
import type { RemovedEntry, Service } from "../../catalog/schema";
import { servicePath } from "../../catalog/servicePath";
import { fieldPaths, parseType } from "../../catalog/typeExpression";
import type { Problem } from "../../lib/problem";
import { dataProseRanges } from "../dataFileProse";
import { pageAt } from "../routes";
import type { Site } from "../site";
import { problemAt, type Source } from "../source";

/** The inputs and outputs that a release removed, except those whose name an input, an output or a field has now. */
function removedEntries(service: Service): RemovedEntry[] {
  const { inputs, outputs } = namesOf(service);
  const fields = service.inputs.flatMap(({ type }) => fieldPaths(parseType(type)).flatMap((path) => path.split(".")));
  const present = new Set([...inputs, ...outputs, ...fields]);
  return (service.removed ?? []).filter(({ name }) => !present.has(name));
}

/**
 * The texts of a service and its page do not mention inputs and outputs that a release removed. Code in a link refers
 * to something else, and so does the name of a removed input after the word "output".
 *
 * @param source the service's data file, which has already been checked
 */
export function removedNames(source: Source, site: Site): Problem[] {
  const service = site.services.find((one) => source.file === `docs${servicePath(one)}.yaml`);
  const removed = service === undefined ? [] : removedEntries(service);
  if (service === undefined || removed.length === 0) {
    return [];
  }
  const report = (at: Source, code: string, offset: number): Problem[] => {
    const isOutput = /\boutput\s+$/.test(at.text.slice(0, offset));
    const name = code.replace(/^var\./, "");
    const entry = removed.findLast((one) => one.name === name && (one.kind === "output" || !isOutput));
    const message = `The text mentions "${name}", which release ${entry?.version} removed. Mention what replaces it, or drop the sentence.`;
    return entry === undefined ? [] : [problemAt(at, offset, message)];
  };
  const problems = dataProseRanges(source).flatMap(([start, end]) =>
    [...source.text.slice(start, end).matchAll(/`([^`\n]+)`(?!\]\()/g)].flatMap(({ 1: code = "", index }) =>
      report(source, code, start + index),
    ),
  );
  const page = pageAt(servicePath(service), site);
  if (page !== undefined) {
    visit(page.tree, "inlineCode", (node, _index, parent) => {
      problems.push(...(parent?.type === "link" ? [] : report(page, node.value, node.position?.start.offset ?? 0)));
    });
  }
  return problems;
}
