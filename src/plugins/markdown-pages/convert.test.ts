import { describe, expect, it } from "vitest";
import { pageToMarkdown, partsOf } from "./convert";

const URL = "https://docs.example.com/guides/vpc";

/** The Markdown of a page with the given content below its title. */
function convert(content: string, head = ""): string {
  const page = `${head}<nav>Site</nav><main><article><nav class=breadcrumbs>Guides</nav><h1>VPC</h1>${content}</article></main>`;
  const markdown = pageToMarkdown(partsOf(page), URL) ?? "";
  return markdown.split("\n").slice(4).join("\n").trim();
}

describe("a page", () => {
  it("begins with its title, description and address", () => {
    const html =
      '<meta name=description content="Plan &amp; build."><main><h1>VPC</h1><p>Text.</main><footer class="theme-layout-footer footer">End</footer>';
    expect(pageToMarkdown(partsOf(html), URL)).toBe(`# VPC\n\n> Plan & build.\n\nSource: [${URL}](${URL})\n\nText.\n`);
  });

  it("is undefined without a title", () => {
    expect(pageToMarkdown(partsOf("<main><p>Text.</main>"), URL)).toBeUndefined();
  });

  it("has absolute links and images", () => {
    expect(convert('<p><a href="/intro#x">Intro</a> <a href="#y">below</a> <img src="/a.svg" alt="A plan">')).toBe(
      "[Intro](https://docs.example.com/intro#x) [below](https://docs.example.com/guides/vpc#y) ![A plan](https://docs.example.com/a.svg)",
    );
  });

  it("leaves out anchors that link nowhere", () => {
    expect(convert('<p>One <a id="two"></a>two.</p>')).toBe("One two.");
  });

  it("leaves out what only a browser can use", () => {
    const controls =
      '<button>Copy</button><a href=/guides/vpc.md type=text/markdown>View</a><form><input></form><svg></svg><div class="theme-doc-toc-mobile bar_a1B2">On this page</div>' +
      "<h2 id=a>Plan<a class=hash-link href=#a>#</a></h2><span aria-hidden=true>▲</span>" +
      '<footer class="theme-doc-footer x">Edit this page</footer>';
    expect(convert(controls)).toBe("## Plan");
  });

  it("has spaces where browsers show them", () => {
    expect(convert("<p>\n  One  <em> two</em> <span> three</span>\n<code>a\n  b</code>\n</p>\n<p> Four")).toBe(
      "One _two_ three `a b`\n\nFour",
    );
    expect(convert("<p>One<br> two&nbsp; three")).toBe("One\\\ntwo\u00A0 three");
  });

  it("has no line breaks at the ends of a text", () => {
    expect(convert("<p>One</p><br><p><br>Two<br> </p><p></p><p>Three")).toBe("One\n\nTwo\n\nThree");
  });

  it("makes paragraphs of text next to blocks", () => {
    expect(convert("<div>One <b>two</b><p>Three</p> four</div>")).toBe("One **two**\n\nThree\n\nfour");
  });

  it("keeps the marks of inline elements", () => {
    expect(convert("<p><i>a</i> <s>b</s> <del>c</del> <kbd>d</kbd> <samp>e</samp> <sup>f</sup>")).toBe(
      "_a_ ~~b~~ ~~c~~ `d` `e` f",
    );
  });

  it("moves links around blocks into them", () => {
    expect(convert('<a href="/a" title="About A"><h2>A</h2></a>')).toBe('## [A](https://docs.example.com/a "About A")');
    expect(convert("<a href=/a><div><h2>A</h2><div><svg></svg></div><p>B</p></div> <b>C</b></a>")).toBe(
      "## [A](https://docs.example.com/a)\n\n[B](https://docs.example.com/a)\n\n[**C**](https://docs.example.com/a)",
    );
    expect(convert("<a id=a><h2>A</h2></a>")).toBe("## A");
  });

  it("escapes text that looks like a tag or Markdown", () => {
    expect(convert("<p>&lt;Tabs&gt; and *stars*")).toBe("\\<Tabs> and \\*stars\\*");
  });

  it("separates elements that only the layout keeps apart", () => {
    expect(convert("<p><span>Walkthrough</span><span>12<!-- --> steps</span>")).toBe("Walkthrough · 12 steps");
    expect(convert("<p><code>new</code><small>formerly <code>old</code></small>")).toBe("`new` · formerly `old`");
    expect(convert("<p><span>1.</span> Plan")).toBe("1\\. Plan");
  });
});

describe("lists", () => {
  it("are loose only where an item has a paragraph or several blocks", () => {
    expect(convert("<ul><li>One<ul><li>Two<li>Three</ul><li>Four</ul>")).toBe("- One\n  - Two\n  - Three\n- Four");
    expect(convert("<ul><li><p>One</p><li><p>Two</p></ul>")).toBe("- One\n\n- Two");
  });

  it("keep the number at which they start", () => {
    expect(convert("<ol start=3><li>Three<li>Four</ol>")).toBe("3. Three\n4. Four");
  });

  it("keep which items are checked", () => {
    const item = (state: string) => `<li class=task-list-item><input type=checkbox disabled ${state}> Done`;
    expect(convert(`<ul class=contains-task-list>${item("")}${item("checked")}</ul>`)).toBe("- [ ] Done\n- [x] Done");
  });

  it("have an item for each term and its definitions", () => {
    const items = "- A\n\n  One.\n\n  Two.\n\n- B\n\n  Three.";
    expect(convert("<dl><dt>A<dd>One.<dd>Two.<dt>B<dd>Three.</dl>")).toBe(items);
    expect(convert("<dl><div><dt>A<dd>One.<dd>Two.</div><div><dt>B<dd>Three.</div></dl>")).toBe(items);
  });
});

describe("code", () => {
  const lines =
    '<div class=token-line><span class="token plain">a </span><span>=</span><br></div><div class=token-line><br></div>' +
    "<div class=token-line><span>b</span><br></div>";

  it("keeps its language and the path of its file", () => {
    const block = `<div class="language-hcl theme-code-block"><div class=codeBlockTitle_x1Y2>main.tf</div><pre><code>${lines}</code></pre></div>`;
    expect(convert(block)).toBe('```hcl title="main.tf"\na =\n\nb\n```');
  });

  it("drops a title that only names the language", () => {
    const block = `<div class=theme-code-block><div class=codeBlockTitle_x1Y2><span data-search-skip>Terminal</span></div><pre class=language-bash><code>ls</code></pre></div>`;
    expect(convert(block)).toBe("```bash\nls\n```");
  });

  it("may be highlighted without an element for each line", () => {
    expect(convert("<pre><code class=language-go>if <i>x</i> {\n}\n</code></pre>")).toBe("```go\nif x {\n}\n```");
    expect(
      convert("<pre class=language-go><code><div class=token-line>a</div><div class=token-line>b</div></code></pre>"),
    ).toBe("```go\na\nb\n```");
  });

  it("may contain fences", () => {
    expect(convert("<pre class=language-md><code>```js\n```</code></pre>")).toBe("````md\n```js\n```\n````");
  });
});

describe("components", () => {
  it("shows all tabs, each under its label", () => {
    const tabs =
      "<div><ul role=tablist><li>A<li>B</ul><div role=tabpanel><p class=label_a1B2>A</p><p>First.</p></div>" +
      "<div role=tabpanel hidden><p class=label_a1B2>B</p><p>Second.</p></div></div>";
    expect(convert(tabs)).toBe("- **A**\n\n  First.\n\n- **B**\n\n  Second.");
  });

  it("shows how many pages a tag has", () => {
    const tag =
      "<ul><li><a class=tag_a1B2 href=/tags/a>a</a><li><a class=tagWithCount_a1B2 href=/b>b<span>2</span></a></ul>";
    expect(convert(tag)).toBe("- [a](https://docs.example.com/tags/a)\n- [b](https://docs.example.com/b) (2)");
  });

  it("expands collapsed sections", () => {
    expect(convert("<details><summary>default of 2 lines</summary><pre><code>[\n]</code></pre></details>")).toBe(
      "Default of 2 lines:\n\n```hcl\n[\n]\n```",
    );
    expect(convert("<ul><li><details><summary>Used by 2 services</summary><a href=/a>A</a>, B</details></ul>")).toBe(
      "- Used by 2 services: [A](https://docs.example.com/a), B",
    );
  });

  it("quotes admonitions under their kind and title", () => {
    const box = (title: string) =>
      `<div class="theme-admonition theme-admonition-danger"><div><span><svg></svg></span>${title}</div><div><p>Lost.</div></div>`;
    expect(convert(box("This deletes data"))).toBe("> **Danger: This deletes data**\n>\n> Lost.");
    expect(convert(box("danger"))).toBe("> **Danger**\n>\n> Lost.");
  });

  it("shows a diagram once, with its caption", () => {
    const image = (theme: string) => `<span><img src=/plan.${theme}.svg alt="A plan"></span>`;
    expect(
      convert(`<figure class=diagram_a1B2>${image("light")}${image("dark")}<figcaption>Plan</figcaption></figure>`),
    ).toBe("![A plan](https://docs.example.com/plan.light.svg)\n\nPlan");
  });

  it("shows a picture with one file per theme once", () => {
    const image = (theme: string) =>
      `<img src=/plan-${theme}.png alt="A plan" class="themedComponent_a1B2 themedComponent--${theme}_c3D4">`;
    expect(convert(`<p>${image("light")}${image("dark")}</p>`)).toBe(
      "![A plan](https://docs.example.com/plan-light.png)",
    );
  });

  it("keeps the check of a step without its checkbox", () => {
    const check =
      "<label class=check_a1B2><input type=checkbox><span><span class=checkWord_a1B2>Check:</span> it runs</span></label>";
    expect(convert(check)).toBe("**Check:** it runs");
  });

  it("keeps tables, including those whose end tags the build omits", () => {
    const table = "<table><thead><tr><th>A<th>B<tbody><tr><td>1 | 2<td><code>x</code></table>";
    expect(convert(table)).toBe("| A | B |\n| - | - |\n| 1 \\| 2 | `x` |");
  });

  it("keeps tables without a head, and the blocks in their cells apart", () => {
    expect(convert("<table><tbody><tr><td>A<td><ul><li>One<li>Two</ul><tfoot><tr><td>B<br>C<td></table>")).toBe(
      "| | |\n| - | - |\n| A | One Two |\n| B C | |",
    );
  });
});

it("an entry of the service reference has its name as a link, its facts, its text, its rules and its fields", () => {
  const entry = `<div class=entry id=input_vpc_id>
    <div class=head><h4><a href=#input_vpc_id>vpc_<wbr>id</a></h4> <span class=required>required</span> <span class=mark>sensitive</span>
    <code class=ty>object</code> <details><summary>default of 2 lines</summary><pre><code>{
}</code></pre></details><button class=copy></button></div>
    <p>Where it is.</p><ul class=rules><li>Allowed: <code>"a"</code></li></ul>
    <details class=fields><summary>1 field</summary><ul><li id=input_vpc_id.name><a href=#input_vpc_id.name><code>name</code></a>
    <code class=ty>string</code> optional, <span>default <code>null</code></span><p>Its name.</p></ul></details></div>`;
  expect(convert(entry)).toBe(`#### [\`vpc_id\`](${URL}#input_vpc_id)

required, sensitive, \`object\`

Default of 2 lines:

\`\`\`hcl
{
}
\`\`\`

Where it is.

- Allowed: \`"a"\`

1 field:

- \`name\` \`string\` optional, default \`null\`

  Its name.`);
});
