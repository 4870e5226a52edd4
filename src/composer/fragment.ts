import { FRAGMENT_PREFIX } from "./fragmentPrefix";
import { pack, unpack, type Shared } from "./share";

/** The version of the format. If you increment it, keep reading links of the versions before it. */
const VERSION = 1;

const FRAGMENT = new RegExp(String.raw`^${FRAGMENT_PREFIX}(\d+)\.([\w-]+)$`);

async function pipe(
  data: BlobPart,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Returns the message for a file that was opened from a link.
 *
 * @param hasDraft whether the reader has a draft of their own, which opening the link does not overwrite
 */
export const opened = (hasDraft: boolean): string =>
  `Opened from the link.${hasDraft ? " Your file is kept until you edit this one." : ""}`;

/** Compresses data without a header, for archives and links. */
export const deflate = (data: BlobPart): Promise<Uint8Array<ArrayBuffer>> =>
  pipe(data, new CompressionStream("deflate-raw"));

/** @returns a URL fragment that restores the composition */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = await deflate(JSON.stringify(pack(shared)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${FRAGMENT_PREFIX}${VERSION}.${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * Reads a composition from a URL fragment.
 *
 * @throws if the fragment is damaged or from another version of the site; the message says which
 */
export async function fromFragment(fragment: string): Promise<Shared> {
  const [, digits, data = ""] = FRAGMENT.exec(fragment) ?? [];
  const version = Number(digits);
  if (version > VERSION) {
    throw new Error("The link was made by a newer version of this site. Reload the page, and open the link again.");
  }
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(await pipe(bytes, new DecompressionStream("deflate-raw")));
    const shared = version === VERSION ? unpack(JSON.parse(text)) : undefined;
    if (shared) {
      return shared;
    }
  } catch {
    // The remedy is the same, whatever is wrong with the data.
  }
  throw new Error("The link is damaged or cut off, so its configuration cannot be read. Ask for a new link.");
}
