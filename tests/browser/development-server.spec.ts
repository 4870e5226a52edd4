import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, type BrowserContext, type Locator } from "../support/test";
import { INDEX_DIRECTORY, MANIFEST_FILE, type Manifest } from "../../src/search/client/manifest";
import { results, searchField } from "../support/search";
import { open } from "../support/site";
import { changeFile, copySite } from "../support/siteCopy";

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** How long a busy machine may take to build the site, or to rebuild the index after a change. */
const PATIENCE_MS = 240_000;

/** A development server for a copy of the site, whose pages a test may change. */
class DevelopmentSite {
  url = "";
  private folder = "";
  private server: ChildProcess | undefined;
  private output = "";

  async start(): Promise<void> {
    this.folder = copySite();
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    const command = path.resolve("node_modules/@docusaurus/core/bin/docusaurus.mjs");
    this.server = spawn(process.execPath, [command, "start", "--no-open", "--port", String(port)], {
      cwd: this.folder,
      stdio: ["ignore", "pipe", "pipe"],
      // As in the script "start"; the test runner sets NODE_ENV to "test".
      env: { ...process.env, NODE_ENV: "development", DOCUSAURUS_NO_PERSISTENT_CACHE: "true" },
    });
    for (const stream of [this.server.stdout, this.server.stderr]) {
      stream?.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    }
    await expect(async () => expect((await fetch(this.url)).ok).toBe(true)).toPass({ timeout: PATIENCE_MS });
  }

  /** Changes a file and saves it. */
  save(file: string, change: (text: string) => string): void {
    changeFile(this.folder, file, change);
  }

  /** Changes a file and waits until the index is updated. */
  async saveAndIndex(file: string, change: (text: string) => string): Promise<void> {
    const before = await this.indexDirectory();
    this.save(file, change);
    // The manifest is missing while the index is being written.
    await expect(async () => expect(await this.indexDirectory()).not.toBe(before)).toPass({ timeout: PATIENCE_MS });
  }

  private async indexDirectory(): Promise<string> {
    const response = await fetch(`${this.url}/${INDEX_DIRECTORY}/${MANIFEST_FILE}`);
    return ((await response.json()) as Manifest).directory;
  }

  /** Stops the server. @throws if it has already exited, which the tests notice only as a timeout */
  async stop(): Promise<void> {
    const { server } = this;
    const crash = server?.signalCode ?? server?.exitCode ?? undefined;
    if (server && crash === undefined) {
      const exited = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGKILL");
      await exited;
    }
    fs.rmSync(this.folder, { recursive: true, force: true });
    if (crash !== undefined) {
      throw new Error(`The development server ended during the tests (${crash}). Its output:\n${this.output}`);
    }
  }
}

/**
 * Expects the search page to find a text. After a file is saved, the server may reload open pages at any time; unlike
 * the modal, this page then shows the same results again.
 */
async function expectFound(context: BrowserContext, url: string, query: string, text: string): Promise<Locator> {
  const page = await context.newPage();
  await page.goto(`${url}/search?q=${query}`);
  const result = page.locator("main article").filter({ hasText: text }).first();
  await expect(result).toBeVisible({ timeout: PATIENCE_MS });
  return result;
}

test.describe("the development server", () => {
  // Tests that the server itself disables prefetching.
  test.use({ prefetch: true });
  // The tests share one server.
  test.describe.configure({ mode: "default" });
  const site = new DevelopmentSite();

  test.beforeAll(async () => {
    test.setTimeout(PATIENCE_MS + 60_000);
    await site.start();
  });
  test.afterAll(() => site.stop());

  test("shows a saved page and the footer, and compiles no page that is merely linked", async ({ page }) => {
    test.setTimeout(PATIENCE_MS * 2);
    await open(page, `${site.url}/guides/style`);
    await expect(page.locator(".footer")).toBeVisible();
    const answer = await page.evaluate(async (): Promise<unknown> => {
      return window.docusaurus.prefetch("/guides/build-it-yourself/vpc/next-steps");
    });
    expect(answer).toBe(false);
    site.save("docs/guides/style/index.mdx", (text) => `${text}\nAn echidna digs.\n`);
    await expect(page.getByText("An echidna digs.")).toBeAttached({ timeout: PATIENCE_MS });
  });

  test("applies the styles of a page that is opened for the first time", async ({ page }) => {
    test.setTimeout(PATIENCE_MS);
    await open(page, `${site.url}/courses`);
    await expect(page.locator("main ul:has(h3)").first()).toHaveCSS("display", "grid");
  });

  test("adds an entry to a sidebar when its module is saved", async ({ page }) => {
    test.setTimeout(PATIENCE_MS);
    await open(page, `${site.url}/intro/next-steps`);
    const entry = page.locator(".theme-doc-sidebar-menu").getByText("Pangolin");
    site.save("src/config/sidebars/intro.ts", (text) =>
      text.replace('"intro/next-steps"', '{ type: "doc", id: "intro/next-steps", label: "Pangolin" }'),
    );
    await expect(entry).toBeVisible({ timeout: PATIENCE_MS });
  });

  test("removes the error overlay and shows the page once it compiles again", async ({ page }) => {
    test.setTimeout(PATIENCE_MS * 2);
    const file = "docs/guides/style/index.mdx";
    const overlay = page.locator("#webpack-dev-server-client-overlay");
    await open(page, `${site.url}/guides/style`);
    site.save(file, (text) => `${text}\n<Tabs>\n`);
    await expect(overlay).toBeVisible({ timeout: PATIENCE_MS });
    site.save(file, (text) => text.replace("<Tabs>", "A numbat eats."));
    await expect(page.getByText("A numbat eats.")).toBeAttached({ timeout: PATIENCE_MS });
    await expect(overlay).toBeHidden();
  });

  test("searches the sources, and picks up each saved page and data file", async ({ page, context }) => {
    test.setTimeout(PATIENCE_MS * 2);
    // The first request builds the index. On a busy machine, this takes longer than the search would wait.
    await expect(async () => {
      expect((await fetch(`${site.url}/${INDEX_DIRECTORY}/${MANIFEST_FILE}`)).ok).toBe(true);
    }).toPass({ timeout: PATIENCE_MS });
    await open(page, `${site.url}/guides`);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused({ timeout: PATIENCE_MS });
    await page.keyboard.insertText("aurora_subnet_ids");
    await expect(results(page).first()).toContainText("aurora_subnet_ids", { timeout: PATIENCE_MS });
    await expect(results(page).first()).toContainText("required, list(string)");
    const searchPage = await context.newPage();
    await open(searchPage, `${site.url}/search?q=wombat`);
    await expect(searchPage.getByText("No results for “wombat”")).toBeVisible({ timeout: PATIENCE_MS });

    await site.saveAndIndex(
      "docs/guides/style/index.mdx",
      (text) => `${text}\n## Quokka habits\n\nThe wombat sleeps.\n`,
    );
    await expectFound(context, site.url, "wombat", "Quokka habits");
    // A search page that found nothing before finds it, too. Retried, because the server may reload the page meanwhile.
    await expect(async () => {
      for (const query of ["aurora", "wombat"]) {
        await searchPage.getByRole("searchbox").fill(query);
        await expect(searchPage.locator("main article").first()).toContainText(new RegExp(query, "i"));
      }
    }).toPass({ timeout: PATIENCE_MS });

    const data = "docs/reference/services/data-storage/amazon-aurora.yaml";
    await site.saveAndIndex(data, (text) => text.replaceAll("aurora_subnet_ids", "aurora_wombat_ids"));
    const renamed = await expectFound(context, site.url, "aurora_wombat_ids", "aurora_wombat_ids");
    await expect(renamed.getByRole("link")).toHaveAttribute("href", /\/amazon-aurora\/?#input_aurora_wombat_ids$/);
  });
});
