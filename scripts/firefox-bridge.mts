#!/usr/bin/env -S node --import tsx
/**
 * A proxy for Firefox, so that Playwright can drive a version older than it expects: Debian's
 * does not support the command that sets the color scheme of each new page, which no test in
 * Firefox needs. Every other message is forwarded unchanged.
 *
 * FIREFOX_PATH is the Firefox to start; the arguments are those that Playwright passes to Firefox.
 */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => firefox.kill(signal));
}

/** Forwards messages between Playwright and Firefox, and answers the unsupported command itself. */
function connect(client: WebSocket, url: string): void {
  const browser = new WebSocket(url, { maxPayload: 0 });
  client.pause();
  browser.on("open", () => client.resume());
  client.on("message", (data: Buffer) => {
    const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
    if (method === UNKNOWN_COMMAND) {
      client.send(JSON.stringify({ type: "success", id, result: {} }));
    } else {
      browser.send(data.toString());
    }
  });
  browser.on("message", (data: Buffer) => client.send(data.toString()));
  browser.on("close", () => client.close());
  client.on("close", () => browser.close());
}

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const [, url] = LISTENING.exec(line) ?? [];
  if (url === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 0 });
  server.on("connection", (client, request) => connect(client, `${url}${request.url}`));
  // Playwright waits for this line and connects to the URL in it.
  server.on("listening", () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
});
