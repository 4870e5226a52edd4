import { expect, test } from "../support/test";
import { courses } from "../../src/components/Courses/courses";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { entryPoints, guidePages, useCases } from "../../src/components/Home/content";
import { supportOptions } from "../../src/components/SupportOptions/options";
import { searchField } from "../support/search";
import { open } from "../support/site";

/** Tests pages built from components, and the markers that scripts and styles rely on. */

test("the home page has the title, the tagline, the search and one entry link", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Gruntwork Docs");
  await expect(page.locator("h1")).toHaveText("Gruntwork Docs");
  const hero = page.locator("header", { has: page.locator("h1") });
  await expect(hero).toContainText("Learn how to deploy and manage your entire infrastructure as code.");
  await expect(hero.getByRole("link")).toHaveText("Start with the introduction");

  const search = hero.getByRole("button", { name: /^Search for a service/ });
  await search.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await page.keyboard.press("v");
  await expect(searchField(page)).toHaveValue("v");
});

test("the home page links to each entry point, to three pages per use case and to every service", async ({ page }) => {
  await open(page, "/");
  const region = (name: string) => page.getByRole("region", { name });
  for (const { title, text, to } of entryPoints) {
    const card = region("Where to start").getByRole("listitem").filter({ hasText: text });
    await expect(card.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", to);
  }
  for (const { title, text, guide } of useCases) {
    const row = region("Discover your use case").getByRole("listitem").filter({ hasText: text });
    await expect(row.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", guide);
    for (const [slug, label] of Object.entries(guidePages)) {
      const door = row.getByRole("link", { name: `${label}: ${title}` });
      await expect(door).toHaveAttribute("href", guide + slug);
    }
  }
  const services = region("What is in the library").getByRole("listitem").getByRole("link");
  expect(await services.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    serviceGroups.flatMap(({ group, slugs }) => slugs.map((slug) => `/reference/services/${group}/${slug}`)),
  );
  for (const { group, label } of serviceGroups) {
    const link = region("What is in the library").getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", `/reference/services/${group}`);
  }

  // The link covers the whole card, including its text.
  await page.getByText(entryPoints[2]?.text ?? "", { exact: true }).click({ force: true });
  await expect(page).toHaveURL(entryPoints[2]?.to ?? "");
});

test("each course has a card with its topics, authors and length, which opens the course", async ({ page }) => {
  await open(page, "/courses");
  for (const { title, summary, topics, authors, videos, minutes, href } of courses) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    for (const text of [summary, ...topics, authors.join(" and "), `${videos} videos, ${minutes} minutes`]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole("link", { name: `Open the course: ${title}` })).toHaveAttribute("href", href);
  }
});

test("support options name their plans, and the selected tier is remembered", async ({ page }) => {
  await open(page, "/support");
  for (const { title, text, action, href, plans } of supportOptions) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const words of [text, ...plans]) {
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole("link", { name: action })).toHaveAttribute("href", href);
  }
  const answer = page.getByRole("tabpanel");
  await expect(answer).toContainText("2 business days");
  await page.getByRole("tab", { name: "Enterprise" }).click();
  await expect(answer).toContainText("1 business day");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Enterprise" })).toHaveAttribute("aria-selected", "true");
});

for (const [path, marker] of [
  ["/intro/next-steps", "docs-doc-page"],
  ["/tags", "docs-tags-list-page"],
  ["/tags/go", "docs-tags-doc-list-page"],
] as const) {
  test(`${path} has the marker of its kind, ${marker}, and the site's language and direction`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveClass(new RegExp(`(^| )${marker}( |$)`));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  });
}

test("there is no blog", async ({ page }) => {
  expect((await page.goto("/blog"))?.status()).toBe(404);
});
