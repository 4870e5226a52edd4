import { expect, test, type Page, type Route } from "../support/test";
import { modal, results, searchFor } from "../support/search";
import { open } from "../support/site";
import { baseUrl, variants } from "../support/variants";

test.use({ baseURL: baseUrl(variants.configured) });

const HITS = 40;
/** The filters of contextual search, and the one that the test build configures. */
const FILTERS = [
  "language:en",
  ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
  "audience:engineers",
];
/** Text that a page, and thus a record, may contain. */
const CODE = "<img src=x onerror=alert(1)>";

interface AskedQuery {
  indexName: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: unknown;
}

interface Asked {
  host: string;
  queries: AskedQuery[];
}

/** A record as the service returns it: with the requested highlight tags, and nothing escaped. */
function hit(number: number, { highlightPreTag = "", highlightPostTag = "" }: AskedQuery): object {
  const title = `page ${number} ${CODE}`;
  const marked = {
    lvl0: { value: "Guides" },
    lvl1: { value: `${highlightPreTag}Hosted${highlightPostTag} ${title}` },
  };
  return {
    objectID: String(number),
    url: `https://docs.example.com/guides/style#${number}`,
    type: "lvl1",
    content: `Text ${CODE}`,
    hierarchy: { lvl0: "Guides", lvl1: `Hosted ${title}` },
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked },
  };
}

function answer(asked: AskedQuery): object {
  const { indexName, query = "", page = 0, hitsPerPage = 20 } = asked;
  const numbers = Array.from({ length: HITS }, (_, index) => index + 1).slice(
    page * hitsPerPage,
    (page + 1) * hitsPerPage,
  );
  return {
    index: indexName,
    query,
    hits: query === "nothing" ? [] : numbers.map((number) => hit(number, asked)),
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

/** Mocks the hosted service by answering the page's requests to its hosts. */
async function mockService(page: Page, respond?: (route: Route) => Promise<void>): Promise<Asked[]> {
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

test("the modal queries the hosted index with the filters of contextual search and the configured ones", async ({
  page,
}) => {
  const asked = await mockService(page);
  await open(page, "/guides");
  await searchFor(page, "hosted");
  await expect(results(page)).toHaveCount(8);
  const last = asked.at(-1);
  expect(last?.host).toBe("testappid-dsn.algolia.net");
  expect(last?.queries).toHaveLength(1);
  expect(last?.queries[0]).toMatchObject({ indexName: "docs_site_dev", query: "hosted", facetFilters: FILTERS });
  await expect(page.getByRole("link", { name: `See all ${HITS} results` })).toHaveAttribute("href", /[?]q=hosted$/);
});

test("results of the hosted index are rendered as text, except for highlights", async ({ page }) => {
  await mockService(page);
  await open(page, "/guides");
  await searchFor(page, "hosted");
  const first = results(page).first();
  await expect(first).toContainText(`Hosted page 1 ${CODE}`);
  await expect(first).toContainText(`Text ${CODE}`);
  await expect(first.locator("mark")).toHaveText("Hosted");
  await expect(modal(page).locator("img")).toHaveCount(0);
  await page.getByRole("link", { name: `See all ${HITS} results` }).click();
  const article = page.locator("main article").first();
  await expect(article).toContainText(`Hosted page 1 ${CODE}`);
  await expect(article.locator("mark")).toHaveText("Hosted");
  await expect(article.locator("img")).toHaveCount(0);
});

test("a hit from the hosted index links to this site's page", async ({ page }) => {
  await mockService(page);
  await open(page, "/guides");
  await searchFor(page, "hosted");
  await expect(results(page).first()).toContainText("Hosted page 1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/localhost:\d+\/guides\/style\/?#1$/);
});

test("the search page queries the hosted index page by page", async ({ page }) => {
  const asked = await mockService(page);
  await open(page, "/search?q=hosted");
  await expect(page.locator("main article")).toHaveCount(15);
  await expect(page.getByText(`${HITS} results`, { exact: true })).toBeVisible();
  const more = page.getByRole("button", { name: "Show more results" });
  for (const shown of [30, HITS]) {
    await more.click();
    await expect(page.locator("main article")).toHaveCount(shown);
  }
  await expect(more).toHaveCount(0);
  const queries = asked.flatMap((request) => request.queries);
  expect(queries.map((query) => query.page)).toEqual([0, 1, 2]);
  expect(queries.every(({ hitsPerPage }) => hitsPerPage === 15)).toBe(true);
  expect(queries).toEqual(queries.map(() => expect.objectContaining({ facetFilters: FILTERS }) as unknown));
  expect(queries.every(({ indexName }) => indexName === "docs_site_dev")).toBe(true);
});

test("while more results are loading, and if they cannot be loaded, the focus stays on the button that asks for them", async ({
  page,
}) => {
  await mockService(page);
  await open(page, "/search?q=hosted");
  const articles = page.locator("main article");
  await expect(articles).toHaveCount(15);
  await page.unroute(/algolia/i);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await mockService(page, async (route) => {
    await failing;
    await route.abort();
  });
  const more = page.getByRole("button", { name: "Show more results" });
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(more).toBeFocused();
  fail();
  await expect(page.getByRole("alert")).toContainText("The search service is not responding");
  await expect(more).toBeFocused();
  const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
  await retry.press("Enter");
  await expect(more).toBeFocused();
  // The box is not shown during the search, which asks several hosts in turn.
  await expect(retry).toBeVisible();
  await expect(more).toBeFocused();
  await page.unroute(/algolia/i);
  await mockService(page);
  await more.press("Enter");
  await expect(articles).toHaveCount(30);
  await expect(articles.nth(15).getByRole("link")).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the search page reports that the hosted index found nothing", async ({ page }) => {
  await mockService(page);
  await open(page, "/search?q=nothing");
  await expect(page.locator("main")).toContainText("No results for “nothing”");
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ["cannot be reached", (route) => route.abort()],
  [
    "rejects the key",
    (route) => route.fulfill({ status: 403, json: { message: "Invalid API key", status: 403 }, headers: CORS }),
  ],
  ["is broken", (route) => route.fulfill({ status: 500, body: "", headers: CORS })],
  ["returns unexpected JSON", (route) => route.fulfill({ json: { hello: "world" }, headers: CORS })],
  ["returns no JSON", (route) => route.fulfill({ body: "<html>", headers: CORS })],
];

test("the modal shows an error if the service fails, and Retry works once it recovers", async ({ page }) => {
  for (const [problem, respond] of failures) {
    await mockService(page, respond);
    await open(page, "/guides");
    await searchFor(page, "hosted");
    const alert = modal(page).getByRole("alert");
    await expect(alert, problem).toContainText("The search service is not responding");
    await page.unroute(/algolia/i);
    await mockService(page);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(results(page).first(), problem).toContainText("Hosted page 1");
    await page.unroute(/algolia/i);
  }
});

test("if the service times out, the search page shows an error, and Retry works once it recovers", async ({ page }) => {
  await mockService(page, () => new Promise(() => undefined));
  await open(page, "/search?q=hosted");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The search service is not responding", { timeout: 20_000 });
  await page.unroute(/algolia/i);
  await mockService(page);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("main article").first()).toContainText("Hosted page 1");
});
