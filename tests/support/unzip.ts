import { inflateRawSync } from "node:zlib";

const LOCAL_HEADER = 0x04034b50;

/** @returns the files of a ZIP archive by path; the archive's local headers must contain the sizes */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let offset = 0;
  while (archive.readUInt32LE(offset) === LOCAL_HEADER) {
    const size = archive.readUInt32LE(offset + 18);
    const nameEnd = offset + 30 + archive.readUInt16LE(offset + 26);
    const start = nameEnd + archive.readUInt16LE(offset + 28);
    const name = archive.subarray(offset + 30, nameEnd).toString();
    files.set(name, inflateRawSync(archive.subarray(start, start + size)).toString());
    offset = start + size;
  }
  return files;
}
