import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { buildIndex } from "./index/build";
import { addresses, engineOver, noTuning, page } from "./testing";
import { IndexError } from "./types";

/** What the engine reads of an index, and what it does when a part cannot be had. */

const aurora = { path: "/aurora", title: "Aurora", text: "A database in three subnets." };
const vpc = { path: "/vpc", title: "VPC", text: "A network with a subnet in every zone." };

describe("headings", () => {
  const site = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      path: `/${index}`,
      title: `Gateway ${index}`,
      inputs: Object.fromEntries(Array.from({ length: 50 }, (__, input) => [`gateway_${index}_input_${input}`, ""])),
    }));
  const read = async (count: number, query: string) => {
    const files = buildIndex(site(count).map(page), noTuning);
    const names: string[] = [];
    const engine = createEngine({
      read: (name) => {
        names.push(name);
        return Promise.resolve(files.get(name) ?? new Uint8Array());
      },
    });
    const found = addresses((await engine.search(query, { limit: 1 })).hits);
    return { found, read: names.filter((name) => /^(?:headings|names)-/.test(name)), files: [...files.keys()] };
  };

  it("of a site of usual size are one file, as are names, and both are read ahead", async () => {
    expect((await read(100, "")).read).toEqual(["headings-0", "names-0"]);
  });

  it("of a large site are read ahead too, and its many names as they are shown", async () => {
    const opened = await read(400, "");
    expect(opened.files.filter((name) => name.startsWith("names")).length).toBeGreaterThan(20);
    expect(opened.read).toEqual(["headings-0"]);
    const typed = await read(400, "gateway_7_input_49");
    expect(typed.found[0]).toBe("/7#input_gateway_7_input_49");
    expect(typed.read.filter((name) => name.startsWith("names"))).toHaveLength(1);
  });

  it("lead to anchors that end in the heading, and to those that do not", async () => {
    const sections = { plain: "A gateway.", "Two words": "A gateway." };
    const engine = engineOver([{ path: "/a", title: "Gateway", sections, outputs: { gateway_id: "" } }]);
    const first = async (query: string) => addresses((await engine.search(query)).hits)[0];
    expect(await first("plain")).toBe("/a#plain");
    expect(await first("two words")).toBe("/a#two-words");
    expect(await first("gateway_id")).toBe("/a#output_gateway_id");
  });
});

describe("a part that cannot be had", () => {
  it("fails the search, and is asked for again the next time", async () => {
    const files = buildIndex([page(aurora)], noTuning);
    let isOnline = false;
    const engine = createEngine({
      read: (name) =>
        isOnline ? Promise.resolve(files.get(name) ?? new Uint8Array()) : Promise.reject(new IndexError("offline")),
    });
    await expect(engine.search("aurora")).rejects.toThrow("offline");
    isOnline = true;
    expect(addresses((await engine.search("aurora")).hits)).toContain(aurora.path);
  });

  it("is asked for by the results that need it, and by no others", async () => {
    const files = buildIndex([page({ ...vpc, inputs: { subnet_ids: "Where it runs." } })], noTuning);
    let hasNames = false;
    const engine = createEngine({
      read: (name) =>
        name === "names-0" && !hasNames
          ? Promise.reject(new IndexError("offline"))
          : Promise.resolve(files.get(name) ?? new Uint8Array()),
    });
    expect(addresses((await engine.search("network")).hits)).toEqual([vpc.path]);
    await expect(engine.search("subnet_ids")).rejects.toThrow("offline");
    hasNames = true;
    expect(addresses((await engine.search("subnet_ids")).hits)[0]).toBe(`${vpc.path}#input_subnet_ids`);
  });

  it("is missed by the results whose texts it has, and by no others", async () => {
    const files = buildIndex([page(aurora), page(vpc)], noTuning);
    files.set("texts-1", new TextEncoder().encode("cut off ["));
    const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
    const { hits, readSnippets } = await engine.search("subnet");
    const snippets = await readSnippets();
    const isMissing = (path: string) => hits.flatMap((hit, index) => (hit.path === path ? [!snippets[index]] : []));
    expect(isMissing(aurora.path)).toContain(false);
    expect(isMissing(aurora.path)).not.toContain(true);
    expect(isMissing(vpc.path)).toContain(true);
    expect(isMissing(vpc.path)).not.toContain(false);
  });

  it.each([
    ["truncated", new Uint8Array([1, 200])],
    ["empty", new Uint8Array()],
    ["of another version", new Uint8Array([99, 0, 0])],
  ])("fails the search when it is %s", async (_problem, bytes) => {
    const engine = createEngine({ read: () => Promise.resolve(bytes) });
    await expect(engine.search("aurora")).rejects.toThrow(IndexError);
  });
});
