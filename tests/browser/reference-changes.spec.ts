import path from "node:path";
import { expect, test } from "../support/test";
import { changesByRelease } from "../../src/catalog/changes";
import { readServices } from "../../src/catalog/dataFile";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { pageOf } from "../support/reference";
import { open } from "../support/site";

const changesPage = pageOf("changes");
const releases = changesByRelease(readServices(path.resolve(SERVICES_FOLDER)).services);

test("lists each release in its contents, newest first, with the services that it changed", async ({ page }) => {
  await open(page, changesPage);
  const versions = releases.map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(1);
  const contents = page.locator(".theme-doc-toc-desktop a");
  await expect(contents).toHaveText(versions);
  for (const { version, services } of releases) {
    const list = page.locator(`h2#v${version.replaceAll(".", "-")} + ul`);
    await expect(list.locator("> li > a, > li > p > a")).toHaveText(services.map(({ service }) => service.name));
  }
});

test("is linked from the sidebar, and links to services", async ({ page }) => {
  await open(page, pageOf(""));
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Changes by version" }).click();
  await expect(page).toHaveURL(changesPage);
  // The address changes before the page does.
  await expect(page.locator("h1")).toHaveText("Changes by version");
  const { group, slug, name = "" } = releases[0]?.services[0]?.service ?? {};
  await page.locator("main h2 + ul a").first().click();
  await expect(page).toHaveURL(pageOf(`${group}/${slug}`));
  await expect(page.locator("h1")).toHaveText(name);
});
