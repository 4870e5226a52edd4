import * as z from "zod";
import { compareTags } from "./compareTags";

/** The one schema of docs/guides/stay-up-to-date/versions.yaml. */

const id = z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, "is not words and numbers in lowercase with hyphens");
const tag = z.string().regex(/^v\d+\.\d+\.\d+$/, "is not a tag such as v0.10.0");
const rung = { version: z.string(), name: z.string() };

const subject = z.strictObject({
  id,
  name: z.string().describe("As a selector calls it."),
  start: z.strictObject(rung).describe("Where its first update begins."),
});

const update = z.strictObject({
  id,
  subject: id,
  ...rung,
  page: z.string().describe("Path of its guide below docs/guides/stay-up-to-date/, with a heading's id if need be."),
  column: z.string().describe("Heading of its releases in a table."),
  columnBefore: z.string().optional().describe("Heading of the newest releases that work without it."),
  before: z.string().describe("What has to be true when it starts."),
  work: z.string().regex(/\.$/, "does not end with a period").describe("What it asks of the reader, in one sentence."),
});

const repository = z.strictObject({
  name: z.string(),
  organization: z.string().default("gruntwork-io"),
  formerName: z.string().optional(),
  replacedBy: z.record(id, z.string()).default({}).describe("From an update on, the repository to use instead."),
  newestBefore: z.record(id, z.union([tag, z.literal("all")])).default({}),
  firstFor: z.record(id, tag).default({}).describe("Tag of the first release that works after an update."),
  recommendations: z.record(id, z.array(z.string())).default({}),
});

const file = z.strictObject({
  subjects: z.array(subject),
  updates: z.array(update),
  repositories: z.array(repository),
});

export type UpdateData = z.infer<typeof file>;
export type Update = z.infer<typeof update>;
export type Repository = z.infer<typeof repository>;

/** A mistake that the form of the data does not show, at its place in the file. */
interface Mistake {
  path: (string | number)[];
  message: string;
}

function unknownIds(data: UpdateData): Mistake[] {
  const subjects = data.subjects.map((one) => one.id);
  const updates = data.updates.map((one) => one.id);
  const names = data.repositories.map(({ name }) => name);
  return [
    ...data.updates.flatMap((one, index) =>
      subjects.includes(one.subject)
        ? []
        : [{ path: ["updates", index, "subject"], message: `there is no subject "${one.subject}"` }],
    ),
    ...data.repositories.flatMap((one, index) => [
      ...(["firstFor", "newestBefore", "recommendations", "replacedBy"] as const).flatMap((key) =>
        Object.keys(one[key])
          .filter((name) => !updates.includes(name))
          .map((name) => ({ path: ["repositories", index, key, name], message: `there is no update "${name}"` })),
      ),
      ...Object.entries(one.replacedBy)
        .filter(([, name]) => !names.includes(name))
        .map(([key, name]) => ({
          path: ["repositories", index, "replacedBy", key],
          message: `there is no repository "${name}"`,
        })),
    ]),
  ];
}

function repeated(data: UpdateData): Mistake[] {
  const lists = { subjects: data.subjects.map((one) => one.id), updates: data.updates.map((one) => one.id) };
  const names = { ...lists, repositories: data.repositories.map(({ name }) => name) };
  return Object.entries(names).flatMap(([list, values]) =>
    values.flatMap((value, index) =>
      values.indexOf(value) === index ? [] : [{ path: [list, index], message: `"${value}" is there twice` }],
    ),
  );
}

/** Releases that support a later update are newer, so that a wrong digit shows. */
function fallingTags({ updates, repositories }: UpdateData): Mistake[] {
  return repositories.flatMap(({ firstFor, newestBefore }, index) => {
    const tags = updates.flatMap(({ id: key }) => [
      { path: ["repositories", index, "newestBefore", key], tag: newestBefore[key] },
      { path: ["repositories", index, "firstFor", key], tag: firstFor[key] },
    ]);
    const known = tags.filter((one): one is Mistake & { tag: string } => one.tag !== undefined && one.tag !== "all");
    return known.flatMap(({ path, tag: value }, place) => {
      const before = known[place - 1]?.tag;
      return before === undefined || compareTags(before, value) <= 0
        ? []
        : [{ path, message: `${value} is older than ${before} of the update before` }];
    });
  });
}

export const updateSchema = file.superRefine((data, context) => {
  for (const { path, message } of [...unknownIds(data), ...repeated(data), ...fallingTags(data)]) {
    context.addIssue({ code: "custom", path, message });
  }
});
