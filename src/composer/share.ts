import type { Tool } from "../catalog/dependencies";
import type { Composition, Setting } from "./composition";

/** The content of a shared link or a draft. */
export interface Shared {
  tool: Tool;
  composition: Composition;
}

/** The version of the format. Increment it when the format changes, so that old links remain recognizable. */
const VERSION = "1";

const FRAGMENT = /^#compose=(\d+)\.([\w-]+)$/;

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

async function pipe(
  data: BlobPart,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Compresses data without a header, for archives and links. */
export const deflate = (data: BlobPart): Promise<Uint8Array<ArrayBuffer>> =>
  pipe(data, new CompressionStream("deflate-raw"));

/** @returns a URL fragment that restores the composition */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = await deflate(JSON.stringify(pack(shared)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#compose=${VERSION}.${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Whether a fragment is meant for the composer. */
export const isComposerFragment = (fragment: string): boolean => fragment.startsWith("#compose=");

/**
 * Reads a composition from a URL fragment.
 *
 * @throws if the fragment is damaged or from another version of the site; the message says which
 */
export async function fromFragment(fragment: string): Promise<Shared> {
  const [, version, data = ""] = FRAGMENT.exec(fragment) ?? [];
  if (version !== undefined && version !== VERSION) {
    throw new Error("The link was made by a newer version of this site. Reload the page, and open the link again.");
  }
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(await pipe(bytes, new DecompressionStream("deflate-raw")));
    const shared = unpack(JSON.parse(text));
    if (shared) {
      return shared;
    }
  } catch {
    // The remedy is the same, whatever is wrong with the data.
  }
  throw new Error("The link is damaged or cut off, so its configuration cannot be read. Ask for it again.");
}
