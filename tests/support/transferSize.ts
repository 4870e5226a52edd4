import { brotliCompressSync, constants } from "node:zlib";

/** @returns how many bytes of a text go over the wire, compressed as content delivery networks do */
export const transferSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
