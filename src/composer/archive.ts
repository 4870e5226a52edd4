import { deflate } from "./fragment";

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive, with slashes. */
  path: string;
  content: string;
}

const POLYNOMIAL = 0xedb88320;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the earliest date in the ZIP format. It is fixed so that the same files produce the same archive. */
const DATE = 0x21;

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Writes numbers of two or four bytes, the lowest byte first. */
function fields(...numbers: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, size]) => sum + size, 0)));
  let offset = 0;
  for (const [value, size] of numbers) {
    if (size === 2) {
      view.setUint16(offset, value, true);
    } else {
      view.setUint32(offset, value, true);
    }
    offset += size;
  }
  return new Uint8Array(view.buffer);
}

/** Creates a ZIP archive (APPNOTE 6.3.10, without its extensions). */
export async function makeArchive(files: ArchiveFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = new TextEncoder().encode(path);
    const bytes = new TextEncoder().encode(content);
    const compressed = await deflate(bytes);
    const common: [number, 2 | 4][] = [
      [20, 2],
      [UTF8_NAMES, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [checksum(bytes), 4],
      [compressed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const header = fields([0x04034b50, 4], ...common);
    parts.push(header, name, compressed);
    directory.push(fields([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    offset += header.length + name.length + compressed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
