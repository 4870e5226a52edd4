import { expect, test, type Page, type Response } from "../support/test";
import { GITHUB_WARNING_CLOSE_MS, GITHUB_WARNING_STORAGE_KEY } from "../../src/constants";
import { modal, searchField, searchFor } from "../support/search";
import { collectMessages, drawn, follow, holdFiles, open, pauseClock } from "../support/site";

const TITLE = "Repositories for subscribers";

const dialog = (page: Page) => page.getByRole("dialog", { name: TITLE });
const preference = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), GITHUB_WARNING_STORAGE_KEY);

/** Adds a link to the page's text, as if a writer had put it there. */
async function addLink(page: Page, href: string, inner = "the link"): Promise<void> {
  await page.evaluate(
    ([address, html]) => {
      const link = document.createElement("a");
      Object.assign(link, { id: "added", href: address, innerHTML: html });
      document.querySelector("article")?.prepend(link);
    },
    [href, inner] as const,
  );
}

/** Records the addresses that the page opens in new tabs from now on. */
const recordOpened = (page: Page) =>
  page.evaluateHandle(() => {
    const urls: unknown[] = [];
    const openWindow = window.open.bind(window);
    window.open = (...parameters) => {
      urls.push(parameters[0]);
      return openWindow(...parameters);
    };
    return urls;
  });

test.beforeEach(async ({ page, context }) => {
  await context.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }));
  await open(page, "/support");
});

test("clicking a link to the organization opens a warning that names the repository", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terraform-aws-vpc/tree/main/modules");
  await page.locator("#added").click();
  await expect(dialog(page)).toContainText("gruntwork-io/terraform-aws-vpc");
  await expect(dialog(page)).toContainText("visible only to subscribers");
  await expect(dialog(page)).toContainText("404");
  expect(page.url()).toContain("/support");
});

test("it opens by keyboard, from nested elements, and in the navbar, the footer and cards", async ({ page }) => {
  await addLink(page, "https://github.com/Gruntwork-IO/terragrunt", "<strong><em>nested</em></strong>");
  await page.locator("#added").focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.locator("#added em").click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  for (const link of [
    page.locator(".navbar").getByRole("link", { name: "Knowledge Base" }),
    page.locator(".footer").getByRole("link", { name: "GitHub" }),
    page.getByRole("link", { name: "Choose the repository" }),
  ]) {
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
  }
});

test("links to other owners open without a warning", async ({ page, context }) => {
  const href = "https://github.com/gruntwork-io-evil/x";
  await context.route(href, (route) => route.fulfill({ body: "Elsewhere" }));
  await addLink(page, href);
  await page.locator("#added").click();
  await expect(page).toHaveURL(href);
});

const organizationLink = (page: Page) => page.getByRole("link", { name: "Choose the repository" });

/** Hovers over a link to the organization, and returns the dialog's script, which that loads. */
async function loadDialog(page: Page): Promise<Response> {
  const [script] = await Promise.all([
    page.waitForResponse(
      async (response) => /\/assets\/js\//.test(response.url()) && (await response.text()).includes(TITLE),
    ),
    organizationLink(page).hover(),
  ]);
  return script;
}

test("the dialog loads only when the reader hovers over such a link", async ({ page }) => {
  const script = await loadDialog(page);
  const loaded: string[] = [];
  page.on("request", (other) => loaded.push(other.url()));
  await page.mouse.move(0, 0);
  await open(page, "/support");
  await page.waitForLoadState("networkidle");
  expect(loaded).not.toContain(script.url());
});

test("a dialog that loads too late does not open on the next page", async ({ page }) => {
  const script = new RegExp((await loadDialog(page)).url());
  await open(page, "/support");
  const release = await holdFiles(page, script);
  await organizationLink(page).click();
  await follow(page, "/courses");
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  const loaded = page.waitForResponse(script);
  release();
  await (await loaded).finished();
  await drawn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test("a dialog that fails to load does not keep readers from the repository", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.route(/\/assets\/js\//, (route) => route.abort());
  // Links to other sites open in a new tab, except those that a writer adds as HTML.
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.locator(".footer").getByRole("link", { name: "GitHub" }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/github\.com\/gruntwork-io/);
  expect(page.url()).toContain("/support");
  await page.locator("#added").click();
  await expect(page).toHaveURL("https://github.com/gruntwork-io/terragrunt");
});

test("clicks with a modifier key are ignored", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  const prevented = await page.evaluateHandle(() => {
    const clicks: boolean[] = [];
    window.addEventListener("click", (event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    });
    return clicks;
  });
  for (const modifier of ["Control", "Meta", "Shift", "Alt"] as const) {
    await page.locator("#added").click({ modifiers: [modifier] });
  }
  expect(await prevented.jsonValue()).toEqual([false, false, false, false]);
  await page.locator("#added").click();
  await expect(dialog(page)).toBeVisible();
});

test("Continue opens the repository in a new tab without an opener", async ({ page, context }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    dialog(page).getByRole("button", { name: "Continue to GitHub" }).click(),
  ]);
  await opened.waitForLoadState();
  expect(opened.url()).toBe("https://github.com/gruntwork-io/terragrunt");
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(dialog(page)).toBeHidden();
});

test("Escape, a click outside and Cancel close it; the focus is trapped and returns to the link", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  const waysToClose = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => dialog(page).getByRole("button", { name: "Cancel" }).click(),
  ];
  for (const close of waysToClose) {
    await page.locator("#added").click();
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      // After the last button, the focus moves to the browser's own controls, and nothing on the page has it.
      expect(await page.locator(":focus").count()).toBe(await dialog(page).locator(":focus").count());
    }
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("#added")).toBeFocused();
  }
});

test("the warning reopens if it is closed twice and the link is followed immediately", async ({ page }) => {
  await page.clock.install();
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  await expect(dialog(page)).toBeVisible();
  // With the clock running, the dialog could be gone before it is reopened.
  await pauseClock(page);
  await page.keyboard.press("Escape");
  // Browsers close a dialog on a second Escape themselves.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.locator("#added").press("Enter");
  await expect(dialog(page)).toBeVisible();
});

test("Back cancels it, and leads to the previous page", async ({ page }) => {
  await follow(page, "/courses");
  await expect(page.locator("h1")).toHaveText("Courses");
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  // At this width, the side menu's button would receive the focus if the link were hidden.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("#added").click();
  await dialog(page).getByRole("checkbox").check();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Support");
  await expect(page.locator("dialog")).toHaveCount(0);
  expect(await preference(page)).toBeNull();
  await expect(page.getByRole("button", { name: "Toggle navigation bar" })).not.toBeFocused();
});

test("above the search, it takes all keys, and leads back to the search or to the repository", async ({
  page,
  context,
}) => {
  await searchFor(page, "zzzqqqxx");
  const link = modal(page).getByRole("link", { name: "Search the Knowledge Base" });
  await link.click();
  await dialog(page).getByRole("checkbox").check();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue("zzzqqqxx");
  await expect(link).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  expect(opened.url()).toContain("discussions_q=zzzqqqxx");
  await expect(dialog(page)).toBeHidden();
  await expect(modal(page)).toBeVisible();
});

test("Enter accepts unless a button has the focus", async ({ page, context }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  await expect(dialog(page)).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await opened.close();

  await page.bringToFront();
  await page.locator("#added").click();
  await dialog(page).getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  expect(context.pages()).toHaveLength(1);
});

test("a link that is clicked while the warning is closing reopens it", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  await expect(dialog(page)).toBeFocused();
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    const close = element.close.bind(element);
    element.close = () => {
      close();
      // Clicks before the dialog's `close` event, which fires in the next frame.
      document.querySelector<HTMLElement>("#added")?.click();
    };
  });
  const first = await dialog(page).elementHandle();
  await page.keyboard.press("Escape");
  await expect.poll(() => first.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(dialog(page)).toBeFocused();
});

test("holding Enter opens the warning but does not accept it", async ({ page }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  const opened = await recordOpened(page);
  await page.locator("#added").focus();
  // Holding a key down repeats keydown without a keyup.
  await page.keyboard.down("Enter");
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  expect(await opened.jsonValue()).toEqual([]);
  await expect(dialog(page)).toBeVisible();
});

test("a double click on Continue opens the repository once", async ({ page, context }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  const calls = await recordOpened(page);
  const opened = context.waitForEvent("page");
  await dialog(page).getByRole("button", { name: "Continue to GitHub" }).dblclick();
  await opened;
  await expect(dialog(page)).toBeHidden();
  expect(await calls.jsonValue()).toEqual(["https://github.com/gruntwork-io/terragrunt"]);
});

test("if the link is hidden when the dialog closes, the focus returns to the control that reveals it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "Knowledge Base" }).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeFocused();

  await page.setViewportSize({ width: 1100, height: 844 });
  await open(page, "/support");
  const more = page.locator(".navbar").getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".dropdown").getByRole("link", { name: "Knowledge Base" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Knowledge Base");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(more).toBeFocused();
});

test("the page's scroll lock is released 300 ms after closing", async ({ page }) => {
  await page.clock.install();
  await open(page, "/support");
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  await expect(dialog(page)).toBeVisible();
  const root = page.locator("html");
  await expect(root).toHaveCSS("overflow", "hidden");
  await pauseClock(page);
  await page.keyboard.press("Escape");
  await page.clock.runFor(GITHUB_WARNING_CLOSE_MS - 1);
  await expect(root).toHaveCSS("overflow", "hidden");
  await page.clock.runFor(1);
  await expect(root).not.toHaveCSS("overflow", "hidden");
});

test("the preference is stored when checked, and removed when unchecked or canceled", async ({ page, context }) => {
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  const box = dialog(page).getByRole("checkbox", { name: "Don’t warn me again" });
  await box.check();
  expect(await preference(page)).toBe("true");
  await box.uncheck();
  expect(await preference(page)).toBeNull();
  await box.check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await preference(page)).toBeNull();

  await page.locator("#added").click();
  await box.check();
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    dialog(page).getByRole("button", { name: "Continue to GitHub" }).click(),
  ]);
  await opened.close();
  expect(await preference(page)).toBe("true");
  await expect(dialog(page)).toBeHidden();

  await page.locator("#added").click();
  await expect(page).toHaveURL("https://github.com/gruntwork-io/terragrunt");
});

test("blocked storage loses the preference and logs one warning, but the link works", async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  const messages = collectMessages(page);
  await open(page, "/support");
  await addLink(page, "https://github.com/gruntwork-io/terragrunt");
  await page.locator("#added").click();
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    dialog(page).getByRole("button", { name: "Continue to GitHub" }).click(),
  ]);
  expect(opened.url()).toContain("terragrunt");
  expect(messages).toEqual([expect.stringMatching(/^warning: .*storage/i)]);
});

test("the warning also opens inside an element that stops click propagation, such as a collapsible section", async ({
  page,
}) => {
  await page.locator("article").evaluate((article) => {
    const section = document.createElement("div");
    section.innerHTML = '<a id="added" href="https://github.com/gruntwork-io/terragrunt">the link</a>';
    section.addEventListener("click", (event) => event.stopPropagation());
    article.prepend(section);
  });
  await page.locator("#added").click();
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).toContain("/support");
});
