import * as z from "zod";
import { organization } from "../config/links";
import { compareVersions } from "../lib/compareVersions";
import { uniqueList } from "../lib/uniqueList";

/** The schema of docs/guides/stay-up-to-date/versions.yaml. */

const id = z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, "is not words and numbers in lowercase with hyphens");
const tag = z.string().regex(/^v\d+\.\d+\.\d+$/, "is not a tag such as v0.10.0");
const namedVersion = { version: z.string(), name: z.string() };

const subject = z.strictObject({
  id,
  name: z.string().describe("Its name in the guide selector."),
  start: z.strictObject(namedVersion).describe("The version before its first update."),
});

const update = z.strictObject({
  id,
  subject: id,
  ...namedVersion,
  nameAsStart: z.string().optional().describe("Its name as a current version, if it stands for others as well."),
  page: z.string().describe("Path of its guide below docs/guides/stay-up-to-date/, optionally with a heading's id."),
  column: z.string().describe("Heading of the column with its releases."),
  columnBefore: z.string().optional().describe("Heading of the column with the newest releases before it."),
  before: z.string().describe("What must be true before it starts."),
  work: z.string().regex(/\.$/, "does not end with a period").describe("What the reader has to do, in one sentence."),
});

const repository = z.strictObject({
  name: z.string(),
  organization: z.string().default(organization),
  formerName: z.string().optional(),
  replacedBy: z.record(id, z.string()).default({}).describe("The repository to use instead, from an update on."),
  newestBefore: z.record(id, z.union([tag, z.literal("all")])).default({}),
  firstFor: z.record(id, tag).default({}).describe("Tag of the first release that works after an update."),
  recommendations: z.record(id, z.array(z.string())).default({}),
});

const file = z.strictObject({
  subjects: uniqueList(subject, "id"),
  updates: uniqueList(update, "id"),
  repositories: uniqueList(repository, "name"),
});

export type UpdateData = z.infer<typeof file>;
export type Update = z.infer<typeof update>;
export type Repository = z.infer<typeof repository>;

/** A mistake that the types of the values do not rule out, with its path in the file. */
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
        : [
            {
              path: ["updates", index, "subject"],
              message: `there is no subject "${one.subject}". Correct it, or add it.`,
            },
          ],
    ),
    ...data.repositories.flatMap((one, index) => [
      ...(["firstFor", "newestBefore", "recommendations", "replacedBy"] as const).flatMap((key) =>
        Object.keys(one[key])
          .filter((name) => !updates.includes(name))
          .map((name) => ({
            path: ["repositories", index, key, name],
            message: `there is no update "${name}". Correct it, or add it.`,
          })),
      ),
      ...Object.entries(one.replacedBy)
        .filter(([, name]) => !names.includes(name))
        .map(([key, name]) => ({
          path: ["repositories", index, "replacedBy", key],
          message: `there is no repository "${name}". Correct it, or add it.`,
        })),
    ]),
  ];
}

/** Tags that decrease in the order of the updates, which catches mistyped digits. */
function decreasingTags({ updates, repositories }: UpdateData): Mistake[] {
  return repositories.flatMap(({ firstFor, newestBefore }, index) => {
    const tags = updates.flatMap(({ id: key }) => [
      { path: ["repositories", index, "newestBefore", key], tag: newestBefore[key] },
      { path: ["repositories", index, "firstFor", key], tag: firstFor[key] },
    ]);
    const known = tags.filter((one): one is Mistake & { tag: string } => one.tag !== undefined && one.tag !== "all");
    return known.flatMap(({ path, tag: value }, position) => {
      const before = known[position - 1]?.tag;
      return before === undefined || compareVersions(before, value) <= 0
        ? []
        : [
            {
              path,
              message: `${value} is older than ${before}, the release for the update before it. Correct one of the two.`,
            },
          ];
    });
  });
}

export const updateSchema = file.superRefine((data, context) => {
  for (const { path, message } of [...unknownIds(data), ...decreasingTags(data)]) {
    context.addIssue({ code: "custom", path, message });
  }
});
