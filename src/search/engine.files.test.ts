import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { buildIndex } from "./index/build";
import { addresses, engineOver, noTuning, page } from "./testing";
import { IndexError } from "./types";

/** Tests which files of an index the engine reads, and what happens if one cannot be read. */

const aurora = { path: "/aurora", title: "Aurora", text: "A database in three subnets." };
const vpc = { path: "/vpc", title: "VPC", text: "A network with a subnet in every zone." };
const bytes = (text: string) => new TextEncoder().encode(text);

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
    return { found, read: names.filter((name) => /^(?:headings|identifiers)-/.test(name)), files: [...files.keys()] };
  };

  it("of an average site are one file, as are identifiers, and both are prefetched", async () => {
    expect((await read(100, "")).read).toEqual(["headings-0", "identifiers-0"]);
  });

  it("of a large site are prefetched, too, but its identifiers load only when shown", async () => {
    const opened = await read(400, "");
    expect(opened.files.filter((name) => name.startsWith("identifiers")).length).toBeGreaterThan(20);
    expect(opened.read).toEqual(["headings-0"]);
    const typed = await read(400, "gateway_7_input_49");
    expect(typed.found[0]).toBe("/7#input_gateway_7_input_49");
    expect(typed.read.filter((name) => name.startsWith("identifiers"))).toHaveLength(1);
  });

  it("keep their anchors, whether these end with the heading or not", async () => {
    const sections = { plain: "A gateway.", "Two words": "A gateway." };
    const engine = engineOver([{ path: "/a", title: "Gateway", sections, outputs: { gateway_id: "" } }]);
    const first = async (query: string) => addresses((await engine.search(query)).hits)[0];
    expect(await first("plain")).toBe("/a#plain");
    expect(await first("two words")).toBe("/a#two-words");
    expect(await first("gateway_id")).toBe("/a#output_gateway_id");
  });
});

describe("a file that cannot be read", () => {
  it("fails the search, and is requested again the next time", async () => {
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

  it("fails only searches whose results need it", async () => {
    const files = buildIndex([page({ ...vpc, inputs: { subnet_ids: "Where it runs." } })], noTuning);
    let isOnline = false;
    const engine = createEngine({
      read: (name) =>
        name === "identifiers-0" && !isOnline
          ? Promise.reject(new IndexError("offline"))
          : Promise.resolve(files.get(name) ?? new Uint8Array()),
    });
    expect(addresses((await engine.search("network")).hits)).toEqual([vpc.path]);
    await expect(engine.search("subnet_ids")).rejects.toThrow("offline");
    isOnline = true;
    expect(addresses((await engine.search("subnet_ids")).hits)[0]).toBe(`${vpc.path}#input_subnet_ids`);
  });

  it("omits only the texts that it contains", async () => {
    const files = buildIndex([page(aurora), page(vpc)], noTuning);
    files.set("texts-1", bytes('[["cut off'));
    const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
    const { hits, readSnippets } = await engine.search("subnet");
    const snippets = await readSnippets();
    const isMissing = (path: string) => hits.flatMap((hit, index) => (hit.path === path ? [!snippets[index]] : []));
    expect(isMissing(aurora.path)).toContain(false);
    expect(isMissing(aurora.path)).not.toContain(true);
    expect(isMissing(vpc.path)).toContain(true);
    expect(isMissing(vpc.path)).not.toContain(false);
  });

  it("fails the search when it lacks the postings of a word", async () => {
    const files = buildIndex([page(aurora)], noTuning);
    files.set("words-0", bytes("[]"));
    const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
    await expect(engine.search("aurora")).rejects.toThrow(IndexError);
  });

  it.each([
    ["truncated", bytes('{"version":')],
    ["empty", bytes("")],
    ["no index", bytes("{}")],
    ["of another version", bytes('{"version":99}')],
  ])("fails the search when it is %s", async (_problem, file) => {
    const engine = createEngine({ read: () => Promise.resolve(file) });
    await expect(engine.search("aurora")).rejects.toThrow(IndexError);
  });
});
