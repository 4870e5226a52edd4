import fs from "node:fs";
import path from "node:path";
import type { Service } from "../../catalog/schema";
import { readPage } from "../../checks/page";
import { problemAt } from "../../checks/source";
import { filesBelow } from "../../lib/filesBelow";
import type { Problem } from "../../lib/problem";
import type { World } from "../../world/schema";
import { companyOf } from "../company";
import { problemOfSample } from "../hcl/locateMistake";
import type { HclMistake } from "../hcl/verify";
import type { UnitRecord } from "../unitRecords";
import { collectSamples, type Sample } from "./collect";
import { makeRemotes } from "./remotes";
import { SampleTree } from "./tree";

/** Reads the pages in a folder that contain HCL, by their path below it without the extension. */
export function readTexts(docs: string): Map<string, { file: string; text: string }> {
  const texts = new Map<string, { file: string; text: string }>();
  for (const file of filesBelow(docs, /\.mdx$/)) {
    const text = fs.readFileSync(path.join(docs, file), "utf8");
    if (/```(?:hcl|terraform)\b/.test(text)) {
      texts.set(file.replace(/(\/index)?\.mdx$/, ""), { file, text });
    }
  }
  return texts;
}

/** Collects the samples that no step of a walkthrough saves, page by page. */
export function readSamples(texts: Iterable<{ file: string; text: string }>, world: World): Sample[][] {
  const accounts = new Set(world.accounts.map(({ name }) => name));
  return [...texts].map(({ file, text }) => collectSamples(readPage(file, text, world).page, accounts));
}

/** Splits a page's samples so that each file occurs once: showing a file again starts a new edition of the files. */
function editionsOf(samples: readonly Sample[]): Sample[][] {
  const editions = [new Map<string, Sample>()];
  for (const sample of samples) {
    const key = sample.path ?? `line ${sample.line}`;
    const last = editions.at(-1);
    if (last?.has(key)) {
      editions.push(new Map(last).set(key, sample));
    } else {
      last?.set(key, sample);
    }
  }
  return editions.map((edition) => [...edition.values()]);
}

/** Samples as code that can be verified. */
export interface PreparedSamples {
  records: UnitRecord[];
  /** Code that its writer marks as unverified. It is verified separately, since one mistake can hide others. */
  exceptedRecords: UnitRecord[];
  trees: ReadonlyMap<string, SampleTree>;
}

/** Whether a sample is verified separately. A failing test hides no other mistakes, and needs the files next to it. */
const isExcepted = ({ unverified, title = "" }: Sample): boolean =>
  unverified !== undefined && !title.endsWith(".tftest.hcl");

/**
 * Writes samples as code that OpenTofu can read, adding what their pages do not show.
 *
 * @param folder receives the code
 * @param isWanted whether to verify the samples of a page, by its path below `docs/`; other pages only provide modules
 */
export async function prepareSamples(
  samples: readonly (readonly Sample[])[],
  services: readonly Service[],
  world: World,
  folder: string,
  isWanted: (page: string) => boolean = () => true,
): Promise<PreparedSamples> {
  const { name, cloneFiles, unitFiles } = companyOf(world);
  const files = new Map([...cloneFiles, ...unitFiles]);
  const trees: SampleTree[] = [];
  const isVerified = ({ samples: [first] }: SampleTree): boolean => first !== undefined && isWanted(first.page.path);
  const fill = async (fits: (sample: Sample) => boolean): Promise<UnitRecord[]> => {
    const editions = samples.flatMap((own) => editionsOf(own.filter(fits)));
    const start = trees.length;
    for (const edition of editions.filter(({ length }) => length > 0)) {
      const tree = new SampleTree(path.join(folder, `samples-${trees.length}`), edition, services, files);
      await tree.fill();
      trees.push(tree);
    }
    return trees
      .slice(start)
      .filter(isVerified)
      .flatMap((tree) => tree.records());
  };
  const records = await fill((sample) => !isExcepted(sample));
  const exceptedRecords = await fill(isExcepted);
  const verified = trees.filter(isVerified);
  verified.forEach((tree) => makeRemotes(tree, trees, name));
  return { records, exceptedRecords, trees: new Map(verified.map((tree) => [tree.folder, tree])) };
}

/** The reason of a sample that passes with the newest provider and fails with that of an older mirror. */
const NEEDS_PROVIDER = /^Needs version \S+ of the AWS provider$/;

/**
 * Turns mistakes into problems of samples.
 *
 * @param mistakes everything that OpenTofu or Terraform reports, including mistakes in other code
 * @returns problems, including samples that are marked as unverified but pass
 */
export function sampleProblems({ trees }: PreparedSamples, mistakes: readonly HclMistake[]): Problem[] {
  const problems: Problem[] = [];
  const excepted = new Set<Sample>();
  const add = (sample: Sample, problem: Problem): void => {
    excepted.add(sample);
    if (sample.unverified === undefined) {
      problems.push(problem);
    }
  };
  for (const mistake of mistakes) {
    const sample = trees.get(mistake.record.tree)?.sampleAt(mistake.file);
    if (sample !== undefined) {
      add(sample, problemOfSample(sample, mistake));
    }
  }
  for (const tree of trees.values()) {
    tree.mistakes.forEach(([sample, message]) => add(sample, problemAt(sample.page, startOf(sample), message)));
  }
  const unneeded = [...trees.values()]
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.unverified !== undefined && !excepted.has(sample))
    .filter(({ unverified = "" }) => !NEEDS_PROVIDER.test(unverified))
    .map((sample) =>
      problemAt(
        sample.page,
        startOf(sample),
        'The block says "unverified", but it passes. Remove the word and its reason.',
      ),
    );
  return [...problems, ...unneeded];
}

const startOf = ({ line }: Sample) => ({ line, column: 1 });

/** How samples were verified, as readable text: `70 as arguments of services, …`. */
export function countOutcomes({ trees }: PreparedSamples): string {
  const counts = new Map<string, number>();
  for (const [sample, outcome] of [...trees.values()].flatMap((tree) => [...tree.outcomes])) {
    const how = sample.unverified === undefined ? outcome : "as exceptions";
    counts.set(how, (counts.get(how) ?? 0) + 1);
  }
  return [...counts].map(([how, count]) => `${count} ${how}`).join(", ");
}
