import { expect, it } from "vitest";
import { AsyncCache } from "./asyncCache";

it("loads each value once, and again after a failure", async () => {
  const loads: string[] = [];
  let fails = true;
  const cache = new AsyncCache((key: string) => {
    loads.push(key);
    return fails ? Promise.reject(new Error("offline")) : Promise.resolve(key.length);
  });
  await expect(Promise.all([cache.get("one"), cache.get("one")])).rejects.toThrow("offline");
  expect(loads).toEqual(["one"]);
  fails = false;
  expect(await Promise.all([cache.get("one"), cache.get("one"), cache.get("three")])).toEqual([3, 3, 5]);
  expect(loads).toEqual(["one", "one", "three"]);
});
