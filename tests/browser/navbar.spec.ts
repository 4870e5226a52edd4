import { expect, test, type Page } from "../support/test";
import { links } from "../../src/config/links";
import { MOBILE_BREAKPOINT_PX } from "../../src/constants";
import { searchFor } from "../support/search";
import { open, resize } from "../support/site";

const navbar = (page: Page) => page.locator("nav.navbar");
const sideMenu = (page: Page) => page.locator(".navbar-sidebar");
const menuButton = (page: Page) => page.getByRole("button", { name: "Toggle navigation bar" });

const leftItems = [
  ["Intro", "/intro/overview/intro-to-gruntwork"],
  ["Guides", "/guides/"],
  ["Service Catalog API", "/reference/services/"],
  ["Courses", "/courses"],
];
const rightItems = [
  ["Knowledge Base", links.knowledgeBase],
  ["Support", "/support"],
  ["Sign In", links.developerPortal],
];

/** Text and target of each matching link, in order. */
function linksIn(page: Page, selector: string): Promise<string[][]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent.trim(), element.getAttribute("href") ?? ""]),
    );
}

test("Intro, Guides, Service Catalog API and Courses are on the left", async ({ page }) => {
  await open(page, "/");
  expect(await linksIn(page, ".theme-layout-navbar-left .navbar__link")).toEqual(leftItems);
  await expect(navbar(page).locator(".navbar__brand")).toHaveAttribute("href", "/");
});

test("Knowledge Base, Support and Sign In are on the right, and More repeats them", async ({ page }) => {
  await open(page, "/");
  expect(await linksIn(page, ".navbar-secondary")).toEqual(rightItems);
  expect(await linksIn(page, ".dropdown:has(> .navbar-more) .dropdown__link")).toEqual(rightItems);
});

test("links to other sites say so to assistive technology, but show no icon", async ({ page }) => {
  await open(page, "/");
  for (const name of ["Knowledge Base", "Sign In"]) {
    const link = navbar(page).getByRole("link", { name });
    await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/);
    expect((await link.locator("svg").boundingBox())?.width).toBe(0);
  }
});

for (const { width, shows } of [
  { width: 997, shows: "more" },
  { width: 1279, shows: "more" },
  { width: 1280, shows: "items" },
]) {
  test(`at ${width} px the navbar shows ${shows === "more" ? "More" : "the three items themselves"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/");
    const more = navbar(page).getByRole("button", { name: "More" });
    await expect(more).toBeVisible({ visible: shows === "more" });
    for (const [label = ""] of rightItems) {
      await expect(page.locator(".navbar-secondary", { hasText: label })).toBeVisible({ visible: shows === "items" });
    }
    if (shows === "more") {
      await more.hover();
      const signIn = page.locator(".dropdown__link", { hasText: "Sign In" });
      await expect(signIn).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(signIn).toBeHidden();
      await page.mouse.move(0, 400);
      await more.press("Enter");
      // It cannot take the focus before the first frame of its transition.
      await expect(signIn).toBeVisible();
      await signIn.focus();
      await expect(signIn).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(signIn).toBeHidden();
      await expect(more).toBeFocused();
      await expect(more).toHaveAttribute("aria-expanded", "false");
      await more.hover();
      await expect(signIn).toBeVisible();
      await page.mouse.move(0, 400);
      // Clicks as a screen reader does, without pointer or keyboard events.
      for (const isOpen of [true, false]) {
        await more.dispatchEvent("click");
        await expect(signIn).toBeVisible({ visible: isOpen });
        await expect(more).toHaveAttribute("aria-expanded", String(isOpen));
      }
    }
  });
}

for (const [path, label] of [
  ["/intro/overview/intro-to-gruntwork", "Intro"],
  ["/intro/next-steps", "Intro"],
  ["/guides", "Guides"],
  ["/guides/build-it-yourself/vpc/core-concepts", "Guides"],
  ["/reference/services", "Service Catalog API"],
  ["/reference/modules/stub", "Service Catalog API"],
  ["/courses", "Courses"],
] as const) {
  test(`only ${label} is marked as active on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(".theme-layout-navbar-left .navbar__link--active")).toHaveText([label]);
  });
}

test("Support is marked as active on /support", async ({ page }) => {
  await open(page, "/support");
  await expect(page.locator(".navbar-secondary.navbar__link--active")).toHaveText(["Support"]);
});

test("the version item says Next, and the language item offers only English", async ({ page }) => {
  await open(page, "/");
  const version = navbar(page).getByRole("link", { name: "Docs: Next", exact: true });
  await expect(version).toBeVisible();
  await expect(version).toHaveAttribute("href", "/intro/overview/intro-to-gruntwork");
  const language = navbar(page).getByRole("button", { name: "English" });
  await language.hover();
  const options = navbar(page).locator(".dropdown", { has: page.getByRole("button", { name: "English" }) });
  await expect(options.locator(".dropdown__link")).toHaveText(["English"]);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("the version is not styled as the current section in the side menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/courses");
  await menuButton(page).click();
  const link = (name: string) => sideMenu(page).getByRole("link", { name, exact: true });
  await expect(link("Courses")).not.toHaveCSS("font-weight", "400");
  await expect(link("Docs: Next")).toHaveCSS("font-weight", "400");
  await expect(link("Docs: Next")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("the navbar neither wraps nor overflows from 320 to 2560 px", async ({ page }) => {
  await open(page, "/intro/next-steps");
  const steps = Array.from({ length: (2560 - 320) / 40 + 1 }, (_, index) => 320 + index * 40);
  for (const width of [...steps, 375, 390, 414, 768, 996, 997, 1024, 1279, 1366, 1439, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The items are rendered only once the page has noticed the new width.
    const item = page.locator(".theme-layout-navbar-left .navbar__link").first();
    await expect(item).toBeVisible({ visible: width > MOBILE_BREAKPOINT_PX });
    const problems = await navbar(page).evaluate((element) => {
      const shown = Array.from(element.querySelectorAll(".navbar__items > *, .navbar__item")).filter(
        (item) => item.getClientRects().length > 0,
      );
      const boxes = shown.map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }));
      return [
        ...(element.clientHeight > 64 ? [`${element.clientHeight} px high`] : []),
        ...(document.documentElement.scrollWidth > window.innerWidth ? ["the page overflows"] : []),
        ...boxes
          .filter(({ box }) => box.left < 0 || box.right > window.innerWidth)
          .map(({ name }) => `${name} sticks out`),
        ...boxes
          .filter(({ box }, index) => box.left < (boxes[index - 1]?.box.right ?? 0) - 1)
          .map(({ name }) => `${name} overlaps the previous item`),
        ...boxes.filter(({ box }) => box.height > 48).map(({ name }) => `${name} wraps`),
        ...((element.querySelector(".navbar__title")?.clientHeight ?? 0) > 30 ? ["the site's name wraps"] : []),
      ];
    });
    expect(problems, `${width} px`).toEqual([]);
  }
});

test("with a large font, neither the navbar's items nor the composer and the text overlap", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/reference/services/data-storage/amazon-rds?compose");
    await expect(page.locator("html")).toHaveCSS("font-size", "25.5px");
    await expect(page.locator("html")).toHaveAttribute("data-composing");
    const overlaps = await navbar(page).evaluate((element) => {
      const boxes = Array.from(element.querySelectorAll(".navbar__title, .navbar__link, .DocSearch-Button"))
        .filter((item) => item.getClientRects().length > 0)
        .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }))
        .sort((a, b) => a.box.left - b.box.left);
      return boxes
        .filter(({ box }, index) => box.left < (boxes[index - 1]?.box.right ?? 0) - 1)
        .map(({ name }) => name);
    });
    expect(overlaps, `${width} px`).toEqual([]);
    const title = await page.locator("h1").boundingBox();
    expect(title?.width).toBeGreaterThan(250);
  }
});

for (const standard of [18, 20]) {
  test(`with a font of ${standard} px, the navbar's items fit next to each other`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Page.setFontSizes", { fontSizes: { standard } });
    await open(page, "/support");
    for (const width of [997, 1024, 1100, 1239, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".theme-layout-navbar-left .navbar__link").first()).toBeVisible();
      const { gap, title } = await navbar(page).evaluate((element) => {
        const boxes = (selector: string): DOMRect[] =>
          [...element.querySelectorAll(`${selector} > *`)].map((item) => item.getBoundingClientRect());
        const right = Math.max(...boxes(".theme-layout-navbar-left").map((box) => box.right));
        const left = Math.min(
          ...boxes(".theme-layout-navbar-right")
            .filter((box) => box.width > 0)
            .map((box) => box.left),
        );
        const name = element.querySelector(".navbar__title") as HTMLElement;
        const word = document.createRange();
        word.setStart(name.firstChild as Text, 0);
        word.setEnd(name.firstChild as Text, "Gruntwork".length);
        return { gap: left - right, title: word.getClientRects().length };
      });
      expect({ width, overlaps: gap < 0, lines: title }).toEqual({ width, overlaps: false, lines: 1 });
    }
  });
}

test("the navbar hides on scroll down and shows on scroll up", async ({ page }) => {
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  const bottom = () => navbar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 400);
  await expect.poll(bottom).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, -300);
  await expect.poll(bottom).toBeGreaterThan(50);
});

test("up to 996 px the site has a side menu, from 997 px the navbar's items", async ({ page }) => {
  await open(page, "/intro/next-steps");
  const items = page.locator(".theme-layout-navbar-left .navbar__link");
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX, height: 800 });
  await expect(menuButton(page)).toBeVisible();
  await expect(items.first()).toBeHidden();
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX + 1, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await expect(items.first()).toBeVisible();
});

test("the side menu contains the page's sidebar, the navbar's items and a close button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  await menuButton(page).click();
  await expect(sideMenu(page).getByRole("link", { name: "Production-grade design" })).toBeVisible();
  await sideMenu(page).getByRole("button", { name: "All sections" }).click();
  for (const [label = ""] of [...leftItems, ...rightItems]) {
    await expect(sideMenu(page).getByRole("link", { name: label })).toHaveCount(1);
    await expect(sideMenu(page).getByRole("link", { name: label })).toBeVisible();
  }
  // The button of the language item; the "More" item is hidden, along with its button.
  await expect(sideMenu(page).getByRole("button", { name: "Expand the dropdown" })).toHaveCount(1);
  await sideMenu(page).getByRole("button", { name: "Close navigation bar" }).click();
  await expect(sideMenu(page)).toBeHidden();
});

test("the side menu is rendered when it is first opened, and still slides in", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  await expect(page.locator(".theme-doc-sidebar-container .menu")).toHaveCount(0);
  await expect(sideMenu(page)).toHaveCount(0);
  const transitions = await menuButton(page).evaluate(async (button: HTMLElement) => {
    button.click();
    // React renders in a microtask, before this continues.
    await Promise.resolve();
    const menu = document.querySelector(".navbar-sidebar");
    return menu?.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
  });
  expect(transitions?.sort()).toEqual(["opacity", "transform"]);
  await expect(sideMenu(page).getByRole("link", { name: "Production-grade design" })).toBeVisible();
});

test("the side menu takes, traps and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  const closeButton = sideMenu(page).getByRole("button", { name: "Close navigation bar" });
  const waysToClose = {
    Escape: () => page.keyboard.press("Escape"),
    "the close button": () => closeButton.press("Enter"),
    "a click outside the menu": () => page.mouse.click(380, 400),
  };
  for (const [name, close] of Object.entries(waysToClose)) {
    await menuButton(page).press("Enter");
    await expect(closeButton, name).toBeFocused();
    const focused = new Set<string>();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Shift+Tab");
      focused.add(
        await page.evaluate(() => {
          const element = document.activeElement;
          return element === document.body || element?.closest(".navbar-sidebar") ? "menu" : (element?.outerHTML ?? "");
        }),
      );
    }
    expect([...focused], name).toEqual(["menu"]);
    await close();
    await expect(sideMenu(page), name).toBeHidden();
    await expect(menuButton(page), name).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(".navbar__brand:focus")).toBeVisible();
});

test("the button that returns to the main menu moves the focus there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  await menuButton(page).press("Enter");
  await sideMenu(page).getByRole("button", { name: "All sections" }).press("Enter");
  await expect(sideMenu(page).getByRole("link", { name: "Guides", exact: true })).toBeFocused();
});

test("Escape first closes whatever is on top of the side menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides");
  await menuButton(page).click();
  await page.keyboard.press("Control+k");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(sideMenu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sideMenu(page)).toBeHidden();
});

test("a link in the side menu, or a result of the search above it, opens its page and closes the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await menuButton(page).click();
  await sideMenu(page).getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/courses");
  // The address changes before the page does, and the new page has a navbar and a search of its own.
  await expect(page.locator("h1")).toHaveText("Courses");
  await expect(sideMenu(page)).toBeHidden();
  await menuButton(page).click();
  await searchFor(page, "lambda");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/lambda/);
  await expect(sideMenu(page)).toBeHidden();
});

test("a search result on the current page closes the side menu, too", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/core-concepts");
  await menuButton(page).click();
  await searchFor(page, "vpc peering");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guides/build-it-yourself/vpc/core-concepts#vpc-peering");
  await expect(sideMenu(page)).toBeHidden();
  await expect(page.locator("[inert]:not(.navbar-sidebar__item)")).toHaveCount(0);
});

test("the side menu closes when the viewport becomes desktop-sized", async ({ page }) => {
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX, height: 800 });
  await open(page, "/");
  await menuButton(page).click();
  await expect(sideMenu(page)).toBeVisible();
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX + 1, height: 800 });
  await expect(sideMenu(page)).toBeHidden();
  expect(await resize(page, { width: MOBILE_BREAKPOINT_PX, height: 800 })).toEqual([]);
  await expect(sideMenu(page)).toBeHidden();
});
