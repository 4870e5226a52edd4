import { expect, test, type Page } from "../support/test";
import { entryOf, lambdaPage } from "../support/reference";
import { collectMessages, follow, hydrated, open } from "../support/site";

const THEME_KEY = "theme";
const TAB_KEY = "docusaurus.tab.support-plan";
const VERSION_KEY = "docs-preferred-version-default";

const stored = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);
const root = (page: Page) => page.locator("html");
const colorModeSwitch = (page: Page) =>
  page.getByRole("button", { name: /switch between dark and light mode/i }).first();
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test.describe("color mode", () => {
  test("it is light by default, even if the system prefers dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    expect(await stored(page, THEME_KEY)).toBeNull();
  });

  test("it does not change with the system's preference", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    // Resolves after the page's own listeners have run and rendered.
    const noticed = page.evaluate(
      () =>
        new Promise((resolve) => {
          const preference = window.matchMedia("(prefers-color-scheme: dark)");
          preference.addEventListener("change", () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }),
    );
    await page.emulateMedia({ colorScheme: "dark" });
    await noticed;
    await expect(root(page)).toHaveAttribute("data-theme", "light");
  });

  test("the switch changes it and stores it under the key theme, and it survives a reload", async ({ page }) => {
    await open(page, "/");
    await colorModeSwitch(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    expect(await stored(page, THEME_KEY)).toBe("dark");

    await page.reload();
    // Only the page's first script has run, so the other theme never flashes.
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    await hydrated(page);
    await expect(root(page)).toHaveAttribute("data-theme", "dark");

    await colorModeSwitch(page).click();
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    expect(await stored(page, THEME_KEY)).toBe("light");
  });

  test("the switch works by keyboard", async ({ page }) => {
    await open(page, "/");
    await colorModeSwitch(page).press("Enter");
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("tab groups", () => {
  test("a choice is stored under the prefix and the group's name, and remembered", async ({ page }) => {
    await open(page, "/support");
    await expect(tab(page, "Professional")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Enterprise").click();
    expect(await stored(page, TAB_KEY)).toBe("enterprise");

    await page.reload();
    await hydrated(page);
    await expect(tab(page, "Enterprise")).toHaveAttribute("aria-selected", "true");
    await follow(page, "/courses");
    await expect(page.locator("h1")).toHaveText("Courses");
    await follow(page, "/support");
    await expect(page.locator("h1")).toHaveText("Support");
    await expect(tab(page, "Enterprise")).toHaveAttribute("aria-selected", "true");
  });

  test("arrow keys move to a tab, and Enter and Space select it without scrolling", async ({ page }) => {
    await open(page, "/support");
    await tab(page, "Professional").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Enterprise")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(tab(page, "Enterprise")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("Everything in Professional");

    await page.keyboard.press("ArrowLeft");
    await expect(tab(page, "Professional")).toBeFocused();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Space");
    await expect(tab(page, "Professional")).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("an unknown stored choice is ignored", async ({ page }) => {
    await page.addInitScript(([key]) => window.localStorage.setItem(key, "platinum"), [TAB_KEY] as const);
    const messages = collectMessages(page);
    await open(page, "/support");
    await expect(tab(page, "Professional")).toHaveAttribute("aria-selected", "true");
    expect(messages).toEqual([]);
  });
});

test.describe("preferred version", () => {
  test("a stored version is kept if it exists, and discarded otherwise", async ({ page }) => {
    for (const [version, kept] of [
      ["1.2.3", null],
      ["current", "current"],
    ] as const) {
      await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [
        VERSION_KEY,
        version,
      ] as const);
      // Hydration checks the stored version; the first iteration proves that it has done so once `open` returns.
      await open(page, "/intro");
      expect(await stored(page, VERSION_KEY)).toBe(kept);
    }
  });
});

test.describe("failing browser storage", () => {
  const problems = {
    // As in an Android WebView without DOM storage.
    missing: () => Object.defineProperty(window, "localStorage", { get: () => null }),
    blocked: () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    },
    corrupt: () => {
      const keys = [
        "theme",
        "docusaurus.tab.support-plan",
        "docs-preferred-version-default",
        "docusaurus.announcement.dismiss",
        "docusaurus.announcement.id",
        "dontWarnGitHubLinks",
      ];
      keys.forEach((key) => window.localStorage.setItem(key, '{"%E0%A4%A": ["not what was stored'));
    },
  };

  for (const [name, problem] of Object.entries(problems)) {
    test(`${name}: every page works, and the problem only shows in the console`, async ({ page }) => {
      await page.addInitScript(problem);
      const messages = collectMessages(page);
      await open(page, "/support");
      await expect(root(page)).toHaveAttribute("data-theme", "light");
      await expect(tab(page, "Professional")).toHaveAttribute("aria-selected", "true");
      await colorModeSwitch(page).click();
      await expect(root(page)).toHaveAttribute("data-theme", "dark");
      await tab(page, "Enterprise").click();
      await expect(tab(page, "Enterprise")).toHaveAttribute("aria-selected", "true");
      await follow(page, "/courses");
      await expect(page.locator("h1")).toHaveText("Courses");
      await expect(root(page)).toHaveAttribute("data-theme", "dark");

      // Docusaurus logs an error for each write to full storage, and otherwise at most one warning.
      const writes = messages.filter((message) => message.startsWith("error: Docusaurus storage error, can't set"));
      expect(name === "full" || writes.length === 0).toBe(true);
      const others = messages.filter((message) => !writes.includes(message));
      expect(others.filter((message) => !message.startsWith("warning"))).toEqual([]);
      expect(others.length).toBeLessThanOrEqual(1);
    });
  }

  for (const name of ["blocked", "full"] as const) {
    test(`${name}: a service's page follows the chosen tool`, async ({ page }) => {
      await page.addInitScript(problems[name]);
      await open(page, `${lambdaPage}?view=details`);
      const uses = entryOf(page, "output_function_arn").locator(".uses li:visible");
      await expect(uses).toHaveText([/Terragrunt/]);
      await tab(page, "Terraform").click();
      await expect(uses).toHaveText([/Terraform/]);
    });
  }
});
