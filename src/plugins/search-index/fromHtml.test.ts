import { describe, expect, it } from "vitest";
import { pageFromHtml } from "./fromHtml";

const html = `<!doctype html><html><head><meta name="description" content="Networks.">
<meta name="keywords" content="private network,IP range, subnet &amp; route"></head><body><nav>Menu</nav><main><article>
<nav class="theme-doc-breadcrumbs"><ul class="breadcrumbs"><li class="breadcrumbs__item"><a href="/"><svg></svg></a>
<li class="breadcrumbs__item"><a href="/guides"><span>Guides</span></a>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>VPC</span></ul></nav>
<div class="tocCollapsible theme-doc-toc-mobile"><button>On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>VPC <code>core</code> concepts</h1></header>
<p>A <strong>virtual network</strong><p>of your own &amp; nobody else's.
<h2 class="anchor" id="subnets">Subnets<a href="#subnets" class="hash-link">\u200B</a></h2>
<table><thead><tr><th><th>For</thead><tr><td>public<span aria-hidden=true>▲</span><td>load balancers<tr><td><td></table>
<pre><code><span class="token-line">one</span><br><span>two</span></code></pre>
<h3 id="tiers">Tiers</h3><p>Three of them.</p>
<h4 id="deeper">Deeper</h4><p>Belongs to the tiers.</p>
<h2 id="inputs">Inputs</h2>
<div id="input_vpc_id"><div class="head"><h4>vpc_id</h4></div><p>The VPC.</div>
<p>After the inputs.</p>
<div id="output_arn"><h3>arn</h3><p>The ARN.</p></div>
<div data-search-skip>Not this</div>
</div><footer class="theme-doc-footer">Edit</footer></article><nav class="pagination-nav">Next</nav></main></body></html>`;

describe("pageFromHtml", () => {
  const page = pageFromHtml(html, "/guides/vpc");

  it("reads a page's title and breadcrumbs", () => {
    expect(page).toMatchObject({ path: "/guides/vpc", title: "VPC core concepts", context: ["Guides"] });
  });

  it("creates a record for the opening, for each section and for each input and output", () => {
    expect(page?.records.map(({ kind, heading, parents, anchor }) => [kind, heading, parents, anchor])).toEqual([
      ["page", "VPC core concepts", [], ""],
      ["section", "Subnets", [], "subnets"],
      ["section", "Tiers", ["Subnets"], "tiers"],
      ["section", "Inputs", [], "inputs"],
      ["input", "vpc_id", ["Inputs"], "input_vpc_id"],
      ["output", "arn", ["Outputs"], "output_arn"],
    ]);
  });

  it("reads the keywords, which are not part of the text", () => {
    expect(page?.keywords).toEqual(["private network", "IP range", "subnet & route"]);
  });

  it("keeps the words of blocks apart, and leaves out what is not the page's text", () => {
    expect(page?.records.map(({ text }) => text)).toEqual([
      "A virtual network of your own & nobody else's.",
      "For · public · load balancers one two",
      "Three of them. Deeper Belongs to the tiers.",
      "After the inputs.",
      "The VPC.",
      "The ARN.",
    ]);
  });

  it("notes what a section sets in bold", () => {
    expect(page?.records.map(({ keyTerms = "" }) => keyTerms.trim()).filter(Boolean)).toEqual(["virtual network"]);
  });

  it("finds no page without an article", () => {
    expect(pageFromHtml("<html><body><h1>Home</h1></body></html>", "/")).toBeUndefined();
  });

  it("ranks lists that the framework generates lower", () => {
    const list = pageFromHtml(
      `<div class="generatedIndexPage_x"><h1>Networking</h1><p>Services.</p></div>`,
      "/networking",
    );
    expect(list?.weight).toBeLessThan(1);
  });
});
