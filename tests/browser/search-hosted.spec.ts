import { expect, test, type Page, type Route } from "@playwright/test";
import { modal, results, searchFor } from "../support/search";
import { open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

test.use({ baseURL: baseUrl(variants.configured) });

const HITS = 40;
const FILTERS = ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]];

interface AskedQuery {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: unknown;
}

interface Asked {
  host: string;
  queries: AskedQuery[];
}

function hit(number: number): object {
  const hierarchy = { lvl0: "Guides", lvl1: `Hosted page ${number}` };
  const shown = { lvl0: { value: "Guides" }, lvl1: { value: `<mark>Hosted</mark> page ${number}` } };
  return {
    objectID: String(number),
    url: `https://docs.example.com/guides/style#${number}`,
    type: "lvl1",
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: shown },
    _snippetResult: { hierarchy: shown },
  };
}

function answer({ indexName, query = "", page = 0, hitsPerPage = 20 }: AskedQuery): object {
  const numbers = Array.from({ length: HITS }, (_, index) => index + 1).slice(
    page * hitsPerPage,
    (page + 1) * hitsPerPage,
  );
  return {
    index: indexName,
    query,
    hits: query === "nothing" ? [] : numbers.map(hit),
    nbHits: query === "nothing" ? 0 : HITS,
    page,
    hitsPerPage,
    nbPages: Math.ceil(HITS / hitsPerPage),
    facets: {},
    params: "",
    processingTimeMS: 1,
  };
}

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Stands in for the hosted service: the page's requests to its hosts are answered here. */
async function standIn(page: Page, respond?: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/algolia/i, async (route) => {
    if (respond) {
      await respond(route);
      return;
    }
    const { requests } = JSON.parse(route.request().postData() ?? "{}") as { requests: AskedQuery[] };
    asked.push({ host: new URL(route.request().url()).host, queries: requests });
    await route.fulfill({ json: { results: requests.map(answer) }, headers: CORS });
  });
  return asked;
}

test("the modal asks the hosted index with the filters of contextual search", async ({ page }) => {
  const asked = await standIn(page);
  await open(page, "/guides");
  await searchFor(page, "hosted");
  await expect(results(page)).toHaveCount(20);
  const last = asked.at(-1);
  expect(last?.host).toBe("testappid-dsn.algolia.net");
  expect(last?.queries).toHaveLength(1);
  expect(last?.queries[0]).toMatchObject({ indexName: "docs_site_dev", query: "hosted", facetFilters: FILTERS });
  await expect(page.getByRole("link", { name: `See all ${HITS} results` })).toHaveAttribute("href", /[?]q=hosted$/);
});

test("a hit of the hosted index leads to the page of this site", async ({ page }) => {
  await standIn(page);
  await open(page, "/guides");
  await searchFor(page, "hosted");
  await expect(results(page).first()).toContainText("Hosted page 1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/localhost:\d+\/guides\/style\/?#1$/);
});

test("the search page asks the hosted index page by page", async ({ page }) => {
  const asked = await standIn(page);
  await open(page, "/search?q=hosted");
  await expect(page.locator("main article")).toHaveCount(15);
  await expect(page.getByText(`${HITS} results`, { exact: true })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(150);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator("main article")).toHaveCount(HITS, { timeout: 300 });
  }).toPass();
  const queries = asked.flatMap((request) => request.queries);
  expect(new Set(queries.filter(({ hitsPerPage }) => hitsPerPage === 15).map((query) => query.page ?? 0))).toEqual(
    new Set([0, 1, 2]),
  );
  expect(queries.every(({ indexName }) => indexName === "docs_site_dev")).toBe(true);
});

test("the search page says when the hosted index has nothing", async ({ page }) => {
  await standIn(page);
  await open(page, "/search?q=nothing");
  await expect(page.getByRole("status")).toContainText("No results for “nothing”");
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ["cannot be reached", (route) => route.abort()],
  [
    "refuses the key",
    (route) => route.fulfill({ status: 403, json: { message: "Invalid API key", status: 403 }, headers: CORS }),
  ],
  ["is broken", (route) => route.fulfill({ status: 500, body: "", headers: CORS })],
  ["answers nonsense", (route) => route.fulfill({ json: { hello: "world" }, headers: CORS })],
  ["answers no JSON", (route) => route.fulfill({ body: "<html>", headers: CORS })],
];

for (const [problem, respond] of failures) {
  test(`when the service ${problem}, the modal says so, and Retry works once it is back`, async ({ page }) => {
    await standIn(page, respond);
    await open(page, "/guides");
    await searchFor(page, "hosted");
    const alert = modal(page).getByRole("alert");
    await expect(alert).toContainText("The search service does not answer", { timeout: 20_000 });
    await page.unroute(/algolia/i);
    await standIn(page);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(results(page).first()).toContainText("Hosted page 1");
  });
}

test("when the service does not answer in time, the search page says so, and Retry works once it is back", async ({
  page,
}) => {
  await standIn(page, () => new Promise(() => undefined));
  await open(page, "/search?q=hosted");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The search service does not answer", { timeout: 20_000 });
  await page.unroute(/algolia/i);
  await standIn(page);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("main article").first()).toContainText("Hosted page 1");
});
