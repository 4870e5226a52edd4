import { expect, test } from "../support/test";
import { results, searchField, searchFor } from "../support/search";
import { open } from "../support/site";

test("results show what they are: an input its type, a page its place in the site", async ({ page }) => {
  await open(page, "/guides");
  await searchFor(page, "num_nat_gateways");
  const input = results(page).first();
  await expect(input.locator("[data-kind=input]")).toBeVisible();
  await expect(input.locator(".search-hit-note")).toHaveText(/^Input, required, number/);
  const [row, note] = [await input.boundingBox(), await input.locator(".search-hit-note").boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0) - ((note?.x ?? 0) + (note?.width ?? 0))).toBeLessThan(60);
  await expect(input.locator(".DocSearch-Hit-title")).toHaveCSS("font-family", /monospace/);
  await expect(page.getByRole("group", { name: /^VPC, .*Networking$/ }).first()).toBeVisible();

  await searchField(page).fill("nat gateway");
  const match = (part: string) => results(page).locator(`.DocSearch-Hit-${part} mark`).first();
  await expect(match("path")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(match("title")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const clear = page.getByRole("button", { name: "Clear the query" });
  expect(await clear.boundingBox()).toMatchObject({ width: 36, height: 36 });
});

test("the search page shows the page and the section of a result", async ({ page }) => {
  await open(page, "/search?q=vpc pitfalls");
  await expect(page.getByRole("link", { name: "VPC › Pitfalls", exact: true })).toBeVisible();
});
