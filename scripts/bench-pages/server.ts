import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import fs from "node:fs";
import http2 from "node:http2";
import path from "node:path";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const IS_COMPRESSED = /\.(?:png|woff2)$/;
/** The compression level of content delivery networks. */
const BROTLI_QUALITY = 5;

/** A response as sent over the wire. */
export interface Response {
  path: string;
  /** Bytes of the compressed body. */
  bytes: number;
  /** Whether the browser prefetched it for a page that the reader may open. */
  isPrefetch: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface Site {
  name: string;
  origin: string;
  /** The responses since the list was last emptied. */
  responses: Response[];
  stop: () => void;
}

interface Credentials {
  key: Buffer;
  cert: Buffer;
  /** Hash of the public key. With it, Chromium accepts the certificate and therefore caches responses. */
  fingerprint: string;
}

/** Creates a certificate for localhost, because browsers support HTTP/2 only over TLS. Requires `openssl`. */
export function makeCredentials(dir: string): Credentials {
  const [key, cert] = [path.join(dir, "localhost.key"), path.join(dir, "localhost.crt")];
  fs.mkdirSync(dir, { recursive: true });
  const options = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const names = ["-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", ...options, ...names, "-keyout", key, "-out", cert], { stdio: "pipe" });
  const publicKey = new X509Certificate(fs.readFileSync(cert)).publicKey.export({ type: "spki", format: "der" });
  return {
    key: fs.readFileSync(key),
    cert: fs.readFileSync(cert),
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
  };
}

/**
 * Serves a build over HTTP/2 with Brotli, like a content delivery network: files with a hash in their name are cached
 * permanently.
 *
 * @param dir the built site
 */
export async function serve(name: string, dir: string, { key, cert }: Credentials): Promise<Site> {
  const responses: Response[] = [];
  const bodies = new Map<string, Buffer>();
  const server = http2.createSecureServer({ key, cert });
  server.on("stream", (stream, headers) => {
    const { pathname } = new URL(headers[":path"] ?? "/", "https://localhost");
    const file = [pathname, `${pathname}/index.html`, `${pathname}.html`, "404.html"]
      .map((candidate) => path.join(dir, decodeURIComponent(candidate)))
      .find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile());
    if (file === undefined) {
      stream.respond({ ":status": 404 }, { endStream: true });
      return;
    }
    const isCompressed = IS_COMPRESSED.test(file);
    let body = bodies.get(file);
    if (body === undefined) {
      const content = fs.readFileSync(file);
      body = isCompressed
        ? content
        : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
      bodies.set(file, body);
    }
    const isPrefetch = /prefetch/.test([headers["sec-purpose"], headers.purpose].join(" "));
    responses.push({ path: pathname, bytes: body.length, isPrefetch, at: Date.now() });
    stream.on("error", () => {
      // The page was closed before everything had loaded.
    });
    stream.respond({
      ":status": file.endsWith("404.html") ? 404 : 200,
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": /^\/(?:assets|_astro|fonts)\//.test(pathname)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      ...(isCompressed ? {} : { "content-encoding": "br" }),
    });
    stream.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    name,
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    responses,
    stop: () => server.close(),
  };
}
