import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { tabs } from "./tabs";

const check = (...lines: string[]) => findProblemsInBody(tabs, `${lines.join("\n")}\n`);
const item = (value: string) => `<TabItem value="${value}">\n\nText.\n\n</TabItem>`;

describe("tabs", () => {
  it("accepts tabs with a comment between them, tabs on one line, and nested tabs", async () => {
    expect(await check("<Tabs>", item("a"), "{/* comment */}", item("b"), "</Tabs>")).toEqual([]);
    expect(await check('<Tabs><TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem></Tabs>')).toEqual([]);
    expect(
      await check("<Tabs>", '<TabItem value="a">', "", "<Tabs>", item("a"), "</Tabs>", "", "</TabItem>", "</Tabs>"),
    ).toEqual([]);
  });

  it("rejects anything else inside", async () => {
    expect(await check("<Tabs>", "", "Text.", "", item("a"), "</Tabs>")).toEqual([
      expect.stringMatching(/^8:1 <Tabs> contains only tabs\. Move this into/),
    ]);
    expect(await check("<Tabs>", '<div value="a">A</div>', "</Tabs>")).toEqual([
      expect.stringMatching(/^7:1 <Tabs> contains only tabs\./),
    ]);
    expect(await check("<Tabs>", "</Tabs>")).toEqual([expect.stringMatching(/^6:1 <Tabs> is empty\./)]);
  });

  it("rejects a value that another tab has, and one that no tab has", async () => {
    expect(await check("<Tabs>", item("a"), item("a"), "</Tabs>")).toEqual([
      expect.stringMatching(/^12:1 Another tab has the same value\./),
    ]);
    expect(await check('<Tabs defaultValue="b">', item("a"), "</Tabs>")).toEqual([
      '6:1 No tab has the value "b". Correct defaultValue, or remove it.',
    ]);
  });

  it("leaves an unknown element to the rule for elements", async () => {
    expect(await check('<Tabs defaultValue="a">', '<Tab value="a">A</Tab>', "</Tabs>")).toEqual([]);
    expect(await check('export const Tab = () => "A";', "", "<Tabs>", "<Tab />", "</Tabs>")).toEqual([
      expect.stringMatching(/^9:1 <Tabs> contains only tabs\./),
    ]);
  });

  it("rejects a tab on its own", async () => {
    expect(await check(item("a"))).toEqual([expect.stringMatching(/^6:1 <TabItem> is outside <Tabs>\./)]);
  });
});
