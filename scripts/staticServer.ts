import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { AddressInfo } from "node:net";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * Serves a build on the loopback interface, compressed as by a content delivery network.
 *
 * @param replacements compressed files to serve instead of those in the build, by path on the site
 * @returns the URL, and a function that stops the server
 */
export async function serve(
  outDir: string,
  replacements = new Map<string, Uint8Array>(),
): Promise<{ url: string; stop: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const part = replacements.get(pathname);
    if (part) {
      response.writeHead(200, { "content-length": part.length }).end(part);
      return;
    }
    const file = [pathname, `${pathname}/index.html`]
      .map((name) => path.join(outDir, name))
      .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const packed = compressed.get(file) ?? gzipSync(fs.readFileSync(file), { level: 9 });
    compressed.set(file, packed);
    response.writeHead(200, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "content-length": packed.length,
    });
    response.end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
