import { inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeArchive } from "./archive";
import { fromFragment, toFragment } from "./fragment";
import { isSame, type Shared } from "./share";

const shared: Shared = {
  tool: "terraform",
  composition: {
    settings: [
      { name: "name", value: '"é 😀"', comment: "# why" },
      { name: "tags", value: "{}" },
    ],
    extras: ["locals {\n  a = 1\n}"],
    label: "shop",
    meta: [{ name: "count", value: "2" }],
  },
};

describe("a shared link", () => {
  test.each([
    ["the composition", shared],
    [
      "the tool of its extras",
      { ...shared, composition: { ...shared.composition, extrasTool: "terragrunt" as const } },
    ],
    ["the comments above its inputs", { ...shared, composition: { ...shared.composition, comment: "# why" } }],
  ])("restores %s", async (_, sent) => {
    const fragment = await toFragment(sent);
    expect(fragment).toMatch(/^#compose=1\.[\w-]+$/);
    expect(await fromFragment(fragment)).toEqual(sent);
  });

  test.each(["#compose=", "#compose=1.", "#compose=1.AAAA", "#compose=1.%%%", "#other"])(
    "that is damaged (%s) says so",
    async (fragment) => {
      await expect(fromFragment(fragment)).rejects.toThrow("The link is damaged or cut off");
    },
  );

  test("reports that it was cut off, made by a newer version, or has an unknown version", async () => {
    const fragment = await toFragment(shared);
    await expect(fromFragment(fragment.slice(0, -8))).rejects.toThrow("The link is damaged or cut off");
    await expect(fromFragment(fragment.replace("=1.", "=2."))).rejects.toThrow("a newer version of this site");
    await expect(fromFragment(fragment.replace("=1.", "=0."))).rejects.toThrow("The link is damaged or cut off");
  });
});

test("compositions with the same content are the same", () => {
  const { composition } = shared;
  const [first] = composition.settings;
  expect(isSame(composition, structuredClone(composition))).toBe(true);
  expect(isSame(composition, { ...composition, settings: first ? [first] : [] })).toBe(false);
  expect(isSame(composition, { ...composition, comment: "# why" })).toBe(false);
});

test("an archive contains its files, with their paths", async () => {
  const files = [
    { path: "a/b.hcl", content: "é = 1\n" },
    { path: "c.hcl", content: "x".repeat(1000) },
  ];
  const bytes = Buffer.from(await (await makeArchive(files)).arrayBuffer());
  expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50);
  let entry = bytes.readUInt32LE(bytes.length - 6);
  for (const { path, content } of files) {
    const [size, length] = [bytes.readUInt32LE(entry + 20), bytes.readUInt16LE(entry + 28)];
    const offset = bytes.readUInt32LE(entry + 42);
    expect(bytes.toString("utf8", entry + 46, entry + 46 + length)).toBe(path);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26);
    expect(inflateRawSync(bytes.subarray(start, start + size)).toString()).toBe(content);
    entry += 46 + length;
  }
});
