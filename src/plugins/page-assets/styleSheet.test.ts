import { describe, expect, test } from "vitest";
import { namesInHtml } from "./namesInHtml";
import { parseStyles, stylesForFirstPaint, withoutFonts, withoutOverridden, withoutUnused } from "./styleSheet";

const page = namesInHtml(
  '<html><script>setAttribute("data-theme")</script><main class="wide markdown"><p id=first>Text <a href="/x">link</a></p></main>',
);

const firstPaint = (css: string): string =>
  stylesForFirstPaint(parseStyles(css), (name) =>
    name.startsWith("*") ? [...page].some((other) => other.includes(name.slice(1))) : page.has(name),
  );

describe("the first paint", () => {
  test.each([
    [".wide p{color:red}", ".narrow p{color:red}"],
    ["p#first{color:red}", "p#second{color:red}"],
    ["a[href]{color:red}", "a[rel]{color:red}"],
    ["[class*=mark]{color:red}", "[class*=note]{color:red}"],
    ["main:has(a){color:red}", "main:has(.card){color:red}"],
    ["p::before{color:red}", "p:hover::before{color:red}"],
    ["a:focus-visible{color:red}", "a:active{color:red}"],
    ["@media (width>9px){p{color:red}}", "@media print{p{color:red}}"],
    ["@layer a{p{color:red}}", "@media (forced-colors:active){p{color:red}}"],
    ["@media screen{p{color:red}}", "@media print,(forced-colors:active){p{color:red}}"],
  ])("has %s and not %s", (needed, other) => {
    expect(firstPaint(other + needed)).toBe(needed);
  });

  test.each([
    "p:not(.narrow){color:red}",
    ":is(p,ul){color:red}",
    "html[data-theme=dark] p{color:red}",
    "p:not(:hover){color:red}",
    "p:not(.wide, html:not([data-x]) :is(:target,:has(:target))){color:red}",
    "@media not print{p{color:red}}",
    "@media print,(scripting:none){p{color:red}}",
  ])("has %s, which may match", (rule) => expect(firstPaint(rule)).toBe(rule));

  test("keeps only the selectors of a list that may match", () => {
    expect(firstPaint("p,ul,.wide{color:red}")).toBe("p,.wide{color:red}");
  });

  test("keeps nested rules and the order of layers", () => {
    const css = "@layer a,b;main{color:red;& p{top:0}}";
    expect(firstPaint(css)).toBe(css);
  });

  test("keeps the declarations of conditions that are nested in a rule, and the custom properties that they use", () => {
    const css = "main{--x:1px;color:red;@media (width>9px){top:var(--x)}}";
    expect(firstPaint(css)).toBe(css);
  });

  test("keeps the custom properties that its rules use, directly or through one another", () => {
    expect(firstPaint(":root{--a:var(--b);--b:1px;--c:2px}p{top:var(--a)}ul{top:var(--c)}")).toBe(
      ":root{--a:var(--b);--b:1px}p{top:var(--a)}",
    );
  });
});

test("the whole sheet loses only rules of the layer that match nothing, and properties that nothing uses", () => {
  const css =
    "@layer a{.used{top:0}.unused{top:var(--x)}}@layer b{.unused{top:0}}:root{--x:1;--script:2}.other:hover{left:0}";
  const isInUse = (name: string): boolean => [".used", "--script"].includes(name);
  expect(withoutUnused(parseStyles(css), "a", isInUse)).toBe(
    "@layer a{.used{top:0}}@layer b{.unused{top:0}}:root{--script:2}.other:hover{left:0}",
  );
});

test.each([
  ["is removed if a rule outside all layers sets it", ":root{--x:1}", "", ":root{--x:1}"],
  ["is removed inside a condition, too", "@media (width>9px){:root{--x:1}}", "", ":root{--x:1}"],
  ["is removed alone", ":root{--x:1;--y:1;top:0}", ":root{--y:1;top:0}", ":root{--x:1;top:1px}"],
  ["is removed if each of its selectors has such a rule", ":root,p{--x:1}", "", ":root{--x:1}p{--x:2}"],
  ["stays if one selector has none", ":root,p{--x:1}", ":root,p{--x:1}", ":root{--x:1}"],
  ["stays for another selector", ":root p{--x:1}", ":root p{--x:1}", "p{--x:1}"],
  ["stays if another layer sets it", ":root{--x:1}", ":root{--x:1}", "@layer b{:root{--x:1}}"],
  ["stays if a rule sets it on condition", ":root{--x:1}", ":root{--x:1}", "@media (width>9px){:root{--x:1}}"],
])("a custom property in a layer %s", (_, layered, kept, rule) => {
  const styles = withoutOverridden(parseStyles(`@layer a{${layered}}${rule}`));
  expect(withoutUnused(styles, "b", () => true)).toBe(`${kept && `@layer a{${kept}}`}${rule}`);
});

test("fonts are declared by the page, and not again by the stylesheet that loads after it", () => {
  const font = '@font-face{font-family:"Text";src:url(/text.woff2)}';
  expect(firstPaint(`${font}p{color:red}`)).toBe(`${font}p{color:red}`);
  expect(withoutUnused(withoutFonts(parseStyles(`${font}p{color:red}`)), "a", () => true)).toBe("p{color:red}");
});
