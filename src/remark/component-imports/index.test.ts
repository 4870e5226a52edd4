import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import remarkComponentImports from ".";

const compiled = async (mdx: string): Promise<string> =>
  String(await compile(mdx, { jsx: true, remarkPlugins: [remarkComponentImports] }));

test("a page imports the rare components that it uses, and no others", async () => {
  const page = await compiled("# A page\n\n<Courses />\n");
  expect(page).toContain('import Courses from "@site/src/components/Courses";');
  expect(page).not.toContain("SupportOptions");
});

test("a component that is used twice is imported once", async () => {
  const page = await compiled('<VersionTable of="cis-1.4.0" />\n\n<VersionTable of="cis-1.5.0" />\n');
  expect(page.match(/import VersionTable/g)).toHaveLength(1);
});

test("a component is found in a tab or a list item", async () => {
  expect(await compiled("<div>\n\n<Courses />\n\n</div>\n")).toContain("import Courses");
  expect(await compiled("- Text.\n\n  <SupportOptions />\n")).toContain("import SupportOptions");
});

test("a component that is available on all pages is not imported", async () => {
  expect(await compiled("<Cards>\n\n- [a](/b)\n\n</Cards>\n")).not.toContain("import Cards");
});
