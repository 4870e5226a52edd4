import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { results, searchField, searchFor } from "../support/search";
import { open } from "../support/site";
import { changeFile, copySite } from "../support/siteCopy";

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A development server of a copy of the site, whose pages a test may change. */
class DevelopmentSite {
  url = "";
  private folder = "";
  private server: ChildProcess | undefined;

  async start(): Promise<void> {
    this.folder = copySite();
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    const command = path.resolve("node_modules/@docusaurus/core/bin/docusaurus.mjs");
    this.server = spawn(process.execPath, [command, "start", "--no-open", "--port", String(port)], {
      cwd: this.folder,
      stdio: "ignore",
      // The test runner says "test".
      env: { ...process.env, NODE_ENV: "development" },
    });
    await expect(async () => expect((await fetch(this.url)).ok).toBe(true)).toPass({ timeout: 240_000 });
  }

  change(file: string, change: (text: string) => string): void {
    changeFile(this.folder, file, change);
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server?.exitCode === null) {
      const exited = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGKILL");
      await exited;
    }
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Types a query until a result has the text: the server takes a moment after a page is saved. */
async function expectFound(page: Page, query: string, text: string): Promise<void> {
  await expect(async () => {
    await searchField(page).fill("");
    await searchField(page).fill(query);
    await expect(results(page).filter({ hasText: text }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

test.describe("the development server", () => {
  const site = new DevelopmentSite();

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await site.start();
  });
  test.afterAll(() => site.stop());

  test("answers from the sources, and follows each page and data file that is saved", async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, `${site.url}/guides`);
    await searchFor(page, "aurora_subnet_ids");
    await expect(results(page).first()).toContainText("aurora_subnet_ids");
    await expect(results(page).first()).toContainText("Input: required, list(string).");

    site.change("docs/guides/style/index.mdx", (text) => `${text}\n## Quokka habits\n\nThe wombat sleeps.\n`);
    await expectFound(page, "wombat", "Quokka habits");

    const data = "docs/reference/services/data-storage/amazon-aurora.yaml";
    site.change(data, (text) => text.replaceAll("aurora_subnet_ids", "aurora_wombat_ids"));
    await expectFound(page, "aurora_wombat_ids", "aurora_wombat_ids");

    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#input_aurora_wombat_ids$/);
  });
});
