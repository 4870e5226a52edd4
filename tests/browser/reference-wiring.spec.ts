import path from "node:path";
import { expect, test, type Page } from "../support/test";
import { deployTiers } from "../../src/catalog/deployOrder";
import { readServices } from "../../src/catalog/dataFile";
import { isRequired } from "../../src/catalog/isRequired";
import { servicePath } from "../../src/catalog/servicePath";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { isWired, Wiring } from "../../src/catalog/wiring";
import { clickInEntry, entryOf, expectTarget, openFilters } from "../support/reference";
import { open } from "../support/site";

const { services } = readServices(path.resolve(SERVICES_FOLDER));
const wiring = new Wiring(services);
const tiers = deployTiers(services, wiring);

const catalogPage = "/reference/services";
const deployOrder = (page: Page) => page.getByRole("checkbox", { name: "Deploy order" });
const headings = (page: Page) => page.locator("article section > h2");
/** Paths of the listed services, in order. */
const listed = (page: Page): Promise<string[]> =>
  page
    .locator("article section li a")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Finds a service with an input whose value can come from only one output of another service. */
function findWired() {
  for (const service of services) {
    for (const input of service.inputs.filter(isWired)) {
      const [source, ...others] = wiring.sourcesOf(input);
      if (source && others.length === 0 && wiring.usesOf(source.service, source.output).length > 0) {
        return { service, input, source };
      }
    }
  }
  throw new Error("No service in the catalog needs another one.");
}

test("an input links to the output that provides its value, and the output links back", async ({ page }) => {
  const { service, input, source } = findWired();
  await open(page, `${servicePath(service)}?view=details`);
  await page.evaluate(() => ((window as { isSamePage?: boolean }).isSamePage = true));
  const output = `output_${source.output.name}`;
  await clickInEntry(entryOf(page, `input_${input.name}`).getByRole("link", { name: `${source.service.name} ›` }));
  await expect(page).toHaveURL(`${servicePath(source.service)}#${output}`);
  await expectTarget(page, output);

  const users = entryOf(page, output).locator(`li:has-text("Used by")`);
  const summary = users.locator("summary");
  if ((await summary.count()) > 0) {
    await clickInEntry(summary);
  }
  await clickInEntry(users.locator(`a[href="${servicePath(service)}#input_${input.name}"]`));
  await expect(page).toHaveURL(`${servicePath(service)}#input_${input.name}`);
  await expectTarget(page, `input_${input.name}`);
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
});

test("the header links to the services that a service needs and to those that use it", async ({ page }) => {
  const { service, source } = findWired();
  await open(page, servicePath(service));
  const needs = page.locator("article p", { hasText: /^Needs / });
  await needs.getByRole("link", { name: source.service.name, exact: true }).click();
  await expect(page).toHaveURL(servicePath(source.service));
  const [user] = wiring.usersOf(source.service);
  const usedBy = page.locator("article p", { hasText: /^Used by / });
  await expect(usedBy.getByRole("link").first()).toHaveText(user?.name ?? "");
});

test("the catalog can be sorted in deploy order, in which each service follows those that it needs", async ({
  page,
}) => {
  await open(page, catalogPage);
  const byGroup = await listed(page);
  await openFilters(page);
  await deployOrder(page).check();
  await expect(page).toHaveURL(`${catalogPage}?order=deploy`);
  await expect(headings(page)).toHaveCount(tiers.length);
  const inOrder = await listed(page);
  expect([...inOrder].sort()).toEqual([...byGroup].sort());
  for (const service of services) {
    const needs = wiring.needsOf(service).flatMap(([usual]) => (usual ? [servicePath(usual)] : []));
    for (const need of needs) {
      expect(inOrder.indexOf(need), service.slug).toBeLessThan(inOrder.indexOf(servicePath(service)));
    }
  }
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(inOrder);
  await openFilters(page);
  await expect(deployOrder(page)).toBeChecked();

  const indents = await headings(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(indents).toEqual([...new Set(indents)].sort((a, b) => a - b));
  await deployOrder(page).uncheck();
  await expect(page).toHaveURL(catalogPage);
  await expect.poll(() => listed(page)).toEqual(byGroup);
});

test("long content wraps in narrow windows", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const busiest = services.toSorted((a, b) => wiring.usersOf(b).length - wiring.usersOf(a).length)[0];
  const neediest = services.toSorted(
    (a, b) => b.inputs.filter(isRequired).length - a.inputs.filter(isRequired).length,
  )[0];
  for (const route of [
    servicePath(busiest ?? { group: "", slug: "" }),
    servicePath(neediest ?? { group: "", slug: "" }),
    `${catalogPage}?order=deploy`,
  ]) {
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(320);
  }
});
