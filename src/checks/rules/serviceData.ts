import { isScalar, isSeq, type Scalar, type YAMLMap } from "yaml";
import { DataDocument, DataDocumentError, nameOf } from "../../catalog/dataDocument";
import { parseValues } from "../../catalog/hcl";
import type { Problem } from "../../lib/problem";
import type { Site } from "../site";
import type { Source } from "../source";

/** A page with more groups than this is no easier to read than one without. */
const MAX_GROUPS = 12;

/** Keys of an input whose values, or items, are HCL. */
const LITERALS = ["default", "example", "allowed"];

interface Literal {
  input: string;
  key: string;
  node: Scalar;
}

function literalsOf(entry: YAMLMap): Literal[] {
  return LITERALS.flatMap((key) => {
    const node = entry.get(key, true) as unknown;
    const nodes = isSeq(node) ? node.items : [node];
    return nodes.filter(isScalar).map((literal) => ({ input: nameOf(entry), key, node: literal }));
  });
}

async function findUnparsable(literals: Literal[]): Promise<Literal[]> {
  const valueOf = ({ node }: Literal): string => String(node.value);
  try {
    await parseValues(literals.map(valueOf));
    return [];
  } catch {
    const results = await Promise.all(
      literals.map((literal) =>
        parseValues([valueOf(literal)]).then(
          () => true,
          () => false,
        ),
      ),
    );
    return literals.filter((_, index) => results[index] === false);
  }
}

/**
 * Each data file of a service has a page beside it, a manageable number of groups, and HCL where HCL belongs. The schema
 * has been checked before.
 */
export async function serviceData(source: Source, { pages }: Site): Promise<Problem[]> {
  const [, path] = /^docs\/(reference\/services\/[^/]+\/[^/]+)\.yaml$/.exec(source.file) ?? [];
  if (path === undefined) {
    return [];
  }
  let data: DataDocument;
  try {
    data = new DataDocument(source.text, source.file);
  } catch (error) {
    if (error instanceof DataDocumentError) {
      return [];
    }
    throw error;
  }
  const problemAt = (node: unknown, message: string): Problem => ({
    file: source.file,
    ...data.placeOf(node),
    message,
  });
  const problems: Problem[] = [];
  if (!pages.has(`${path}.mdx`)) {
    const scaffold = `"yarn catalog import DIR --scaffold" begins docs/${path}.mdx from the template`;
    problems.push(problemAt(0, `The data file has no page. Write one: ${scaffold}. Or remove the data file.`));
  }
  const inputs = data.entries("inputs").items;
  const groups = new Set(inputs.map((entry) => String(entry.get("group"))));
  if (groups.size > MAX_GROUPS) {
    const message = `The inputs are in ${groups.size} groups, and ${MAX_GROUPS} are the most that help a reader. Merge some of them.`;
    problems.push(problemAt(data.entries("inputs"), message));
  }
  for (const { input, key, node } of await findUnparsable(inputs.flatMap(literalsOf))) {
    problems.push(
      problemAt(node, `input "${input}" ${key}: it is not HCL. Write it as in a .tf file, such as '"text"'.`),
    );
  }
  return problems;
}
