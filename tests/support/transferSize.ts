import { brotliCompressSync, constants } from "node:zlib";

/** @returns the number of bytes sent over the wire when a CDN compresses the content */
export const transferSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
