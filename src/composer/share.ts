import type { Tool } from "../catalog/dependencies";
import type { Composition, Setting } from "./composition";

/** The content of a shared link or a draft. */
export interface Shared {
  tool: Tool;
  composition: Composition;
}

type ToolCode = "g" | "t";

// The last two were added later, so older links lack them.
type Packed = [
  tool: ToolCode,
  settings: string[][],
  extras: string[],
  label: string,
  meta: string[][],
  ...added: [] | [comment: string] | [comment: string, extrasTool: ToolCode],
];

const TOOLS = { g: "terragrunt", t: "terraform" } as const;
const codeOf = (tool: Tool): ToolCode => (tool === "terraform" ? "t" : "g");
const isTool = (code: unknown): code is ToolCode => code === "t" || code === "g";

const packSettings = (settings: readonly Setting[] = []): string[][] =>
  settings.map(({ name, value, comment }) => (comment === undefined ? [name, value] : [name, value, comment]));

const unpackSettings = (settings: string[][]): Setting[] =>
  settings.map(([name = "", value = "", comment]) => ({ name, value, ...(comment !== undefined && { comment }) }));

/** @returns the composition as plain data */
export function pack({ tool, composition }: Shared): Packed {
  const { settings, extras, extrasTool, label = "", meta, comment = "" } = composition;
  const added: [] | [string] | [string, ToolCode] =
    extrasTool !== undefined ? [comment, codeOf(extrasTool)] : comment !== "" ? [comment] : [];
  return [codeOf(tool), packSettings(settings), [...extras], label, packSettings(meta), ...added];
}

/** Whether two compositions have the same content. */
export const isSame = (one: Composition, other: Composition): boolean =>
  JSON.stringify(pack({ tool: "terragrunt", composition: one })) ===
  JSON.stringify(pack({ tool: "terragrunt", composition: other }));

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
const areSettings = (value: unknown): value is string[][] =>
  Array.isArray(value) && value.every((item) => areTexts(item) && item.length >= 2);

/** @returns the unpacked data; undefined if they are not a packed composition */
export function unpack(data: unknown): Shared | undefined {
  if (!Array.isArray(data)) {
    return undefined;
  }
  const [tool, settings, extras, label, meta, comment = "", extrasTool] = data as unknown[];
  const isValid =
    isTool(tool) &&
    areSettings(settings) &&
    areTexts(extras) &&
    typeof label === "string" &&
    areSettings(meta) &&
    typeof comment === "string";
  return isValid
    ? {
        tool: TOOLS[tool],
        composition: {
          settings: unpackSettings(settings),
          extras,
          ...(isTool(extrasTool) && { extrasTool: TOOLS[extrasTool] }),
          ...(label !== "" && { label }),
          ...(meta.length > 0 && { meta: unpackSettings(meta) }),
          ...(comment !== "" && { comment }),
        },
      }
    : undefined;
}
