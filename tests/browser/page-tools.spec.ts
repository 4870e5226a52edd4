import { expect, test, type Locator, type Page } from "../support/test";
import { COPY_FEEDBACK_MS } from "../../src/constants";
import { lambdaPage } from "../support/reference";
import { follow, open, pauseClock } from "../support/site";
import { baseUrl, variants } from "../support/variants";
import { returnWithValues, WALKTHROUGH } from "../support/yourValues";

/** Tests the page tools (copying a page or a reference entry as Markdown) and the page footer. */

const PAGE = "/guides/build-it-yourself/vpc/core-concepts";

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy page" });
const markdownLink = (page: Page) => page.getByRole("link", { name: "View as Markdown" });
/** Pauses the clock, so that confirmations stay visible. */
async function pauseTime(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const markdownOf = async (page: Page, path: string): Promise<string> => (await page.request.get(`${path}.md`)).text();

test.describe("copying a page", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies its Markdown and confirms it, without layout shift", async ({ page }) => {
    await open(page, PAGE);
    await pauseTime(page);
    const before = await page.locator("h1").boundingBox();
    await copyButton(page).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toBe(await markdownOf(page, PAGE));
    expect(await page.locator("h1").boundingBox()).toEqual(before);
    await page.clock.runFor(COPY_FEEDBACK_MS - 1);
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText("Copied", { exact: true })).toBeHidden();
  });

  for (const width of [320, 390, 576]) {
    test(`the button does not move at ${width} px when the rest of the HTML arrives`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, PAGE);
      const place = await copyButton(page).boundingBox();
      await markdownLink(page).evaluate((link) => link.remove());
      expect(await copyButton(page).boundingBox()).toEqual(place);
    });
  }

  test("works on the next page after navigation", async ({ page }) => {
    await open(page, PAGE);
    await follow(page, "/guides/build-it-yourself/vpc/production-grade-design");
    await expect(markdownLink(page)).toHaveAttribute(
      "href",
      "/guides/build-it-yourself/vpc/production-grade-design.md",
    );
    await pauseTime(page);
    await copyButton(page).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await clipboard(page)).toMatch(/^# .*design\n/i);
  });

  test("shows an error if the Markdown cannot be loaded, and can be retried", async ({ page }) => {
    await open(page, PAGE);
    await page.route("**/*.md", (route) => route.fulfill({ status: 503 }));
    await copyButton(page).click();
    const failure = page.getByRole("alert").filter({ hasText: "The Markdown of this page could not be loaded" });
    await expect(failure).toContainText("The server returned status 503.");
    const retry = failure.getByRole("button", { name: "Retry" });
    await retry.click();
    await expect(failure).toContainText("That failed again.");
    await expect(retry).toBeFocused();
    await page.unroute("**/*.md");
    await pauseTime(page);
    await retry.click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(copyButton(page)).toBeFocused();
    expect(await clipboard(page)).toBe(await markdownOf(page, PAGE));
  });

  test("does not mistake an HTML page for Markdown", async ({ page }) => {
    await open(page, PAGE);
    await page.route("**/*.md", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: "<p>" }));
    await copyButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "sent a page instead of the Markdown" })).toBeVisible();
  });

  test("works by keyboard, on a phone and in the dark theme", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => window.localStorage.setItem("theme", "dark"));
    await open(page, PAGE);
    for (const tool of [copyButton(page), markdownLink(page)]) {
      const box = await tool.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await copyButton(page).focus();
    await pauseTime(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(markdownLink(page)).toBeFocused();
  });
});

test("if the browser blocks copying, the page refers to the Markdown", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { write: refuse, writeText: refuse } });
  });
  await open(page, PAGE);
  await copyButton(page).click();
  await expect(page.getByText("The browser blocked copying. Open the Markdown and copy it there.")).toBeVisible();
});

test("pages, including the home page, link to their Markdown in their head", async ({ page }) => {
  const alternate = page.locator('head link[rel="alternate"][type="text/markdown"]');
  for (const [path, markdown] of [
    [PAGE, `${PAGE}.md`],
    ["/", "/index.md"],
    ["/guides", "/guides.md"],
  ] as const) {
    await open(page, path);
    await expect(alternate).toHaveAttribute("href", new RegExp(`^http.*\\d${markdown}$`));
  }
  await open(page, "/search");
  await expect(alternate).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the Markdown is a link, and there is no button", async ({ page }) => {
    await page.goto(PAGE);
    await expect(copyButton(page)).toBeHidden();
    await markdownLink(page).click();
    await expect(page).toHaveURL(`${PAGE}.md`);
    await expect(page.getByText("# ", { exact: false }).first()).toBeVisible();
  });
});

test("on a phone, the tools end where the text ends", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/reference/services");
  const right = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(markdownLink(page))).toBeCloseTo(await right(page.locator("main h1")), 0);
});

test("printouts contain no tools", async ({ page }) => {
  await open(page, PAGE);
  await page.emulateMedia({ media: "print" });
  await expect(copyButton(page)).toBeHidden();
  await expect(markdownLink(page)).toBeHidden();
});

test.describe("copying an entry of the reference", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const entryButton = (page: Page, name: string) => page.getByRole("button", { name: `Copy ${name} as Markdown` });

  test("copies its name, type, default, text and address", async ({ page }) => {
    await open(page, lambdaPage);
    await expect(page.locator("[data-copy-entry]")).toHaveCount(0);
    await page.locator("#input_memory_size").hover();
    await pauseTime(page);
    await entryButton(page, "input memory_size").click();
    await expect(entryButton(page, "input memory_size")).toHaveAttribute("data-copied", "");
    const text = await clipboard(page);
    expect(text).toMatch(/^#### \[`memory_size`\]\(http[^)]+\/lambda#input_memory_size\)\n\n.*`number`/);
    expect(text.match(/^#/gm)).toHaveLength(1);
    expect(await markdownOf(page, lambdaPage)).toContain(text.trim());

    // All entries share one button.
    await page.locator("#output_function_arn .head a").focus();
    await entryButton(page, "output function_arn").press("Enter");
    await expect(entryButton(page, "output function_arn")).toHaveAttribute("data-copied", "");
    expect(await clipboard(page)).toContain("module.lambda.function_arn");
    await expect(page.locator("[data-copy-entry]")).toHaveCount(1);
  });

  test("follows the other controls of the entry's first line in tab order", async ({ page }) => {
    await open(page, lambdaPage);
    await page.locator("#input_memory_size .head a").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(entryButton(page, "input memory_size")).toBeFocused();
    await pauseTime(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    expect(await clipboard(page)).toContain("#input_memory_size)");
  });

  test("shows an error if the Markdown cannot be loaded, and loads it on the next press", async ({ page }) => {
    await open(page, lambdaPage);
    await page.route("**/*.md", (route) => route.abort());
    await page.locator("#input_memory_size").hover();
    await entryButton(page, "input memory_size").click();
    await expect(
      page.getByRole("status").filter({ hasText: "The Markdown could not be loaded. Try again." }),
    ).toHaveCount(1);
    await page.unroute("**/*.md");
    await pauseTime(page);
    await entryButton(page, "input memory_size").click();
    await expect(entryButton(page, "input memory_size")).toHaveAttribute("data-copied", "");
  });
});

test.describe("the page footer", () => {
  const foot = (page: Page) => page.locator(".theme-doc-footer");

  test("shows when the page's facts were checked, and has no edit link unless EDIT_URL is set", async ({ page }) => {
    await open(page, "/guides/stay-up-to-date/cis/cis-1.3.0");
    await expect(foot(page)).toContainText(/Facts checked on \d+ \w+ \d{4}/);
    await expect(foot(page).getByRole("link")).toHaveCount(0);
  });

  test.describe("with EDIT_URL", () => {
    test.use({ baseURL: baseUrl(variants.configured) });

    test("links to the page's file", async ({ page }) => {
      await open(page, PAGE);
      await expect(foot(page).getByRole("link", { name: "Edit this page" })).toHaveAttribute(
        "href",
        `https://github.com/example/docs/edit/main/docs${PAGE}.mdx`,
      );
    });

    test("links to a report prefilled with the page and the current heading", async ({ page }) => {
      const report = foot(page).getByRole("link", { name: "Report a problem with this page" });
      const fields = async (): Promise<Record<string, string>> => {
        const { pathname, searchParams } = new URL((await report.getAttribute("href")) ?? "");
        expect(pathname).toBe("/example/docs/issues/new");
        return Object.fromEntries(searchParams);
      };
      const address = `${baseUrl(variants.configured)}${PAGE}`;
      await open(page, PAGE);
      expect(await fields()).toMatchObject({ template: "page.yml", page: address });

      const heading = page.locator("article h2").nth(2);
      const id = (await heading.getAttribute("id")) ?? "";
      await open(page, `${PAGE}#${id}`);
      await report.focus();
      expect(await fields()).toMatchObject({ page: `${address}#${id}` });
      expect((await fields()).title).toContain((await heading.innerText()).replace("\u200B", "").trim());

      const next = page.locator("article h2").nth(3);
      await next.evaluate((element) => {
        const text = element.nextElementSibling ?? element;
        window.getSelection()?.selectAllChildren(text);
      });
      await report.dispatchEvent("pointerdown");
      expect((await fields()).page).toBe(`${address}#${await next.getAttribute("id")}`);

      await returnWithValues(page, { company: "globex" });
      await open(page, `${WALKTHROUGH}#apply-management`);
      await page.locator("#apply-management").evaluate((element) => {
        element.append(" for globex");
        window.getSelection()?.selectAllChildren(element);
      });
      await report.dispatchEvent("pointerdown");
      expect((await fields()).title).toContain("for acme");

      await open(page, `${baseUrl(variants.configured)}${lambdaPage}?q=memory_size`);
      await expect(page.locator("#outputs")).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 0));
      await report.dispatchEvent("pointerdown");
      expect((await fields()).page).toBe(`${baseUrl(variants.configured)}${lambdaPage}`);
    });
  });
});
