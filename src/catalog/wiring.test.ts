import { describe, expect, test } from "vitest";
import { CycleError, deployTiers } from "./deployOrder";
import type { Service } from "./schema";
import { makeInput, makeService } from "./testing/service";
import { isWired, Wiring } from "./wiring";

const make = (slug: string, overrides: Partial<Service> = {}): Service =>
  makeService({ slug, name: slug.toUpperCase(), ...overrides });
const takes = (reference: string | string[], overrides = {}) =>
  makeInput("source", { from: [reference].flat(), ...overrides });
const id = { name: "id", type: "string" };

const vpc = make("vpc", { outputs: [id, { name: "unused" }] });
const mgmt = make("mgmt", { outputs: [id] });
const cluster = make("cluster", { inputs: [takes(["networking/vpc#id", "networking/mgmt#id"])], outputs: [id] });
const service = make("service", {
  inputs: [takes("networking/cluster#id"), takes("networking/mgmt#id", { name: "other", default: "null" })],
});
const chart = make("chart", { dependsOn: ["networking/cluster"] });
const services = [chart, service, cluster, mgmt, vpc];
const wiring = new Wiring(services);
const slugs = (list: readonly Service[]): string[] => list.map(({ slug }) => slug);

describe("isWired", () => {
  test.each([undefined, '"a"', '["a"]'])("a required input with a source and the example %s is", (example) => {
    expect(isWired(takes("networking/vpc#id", example === undefined ? {} : { example }))).toBe(true);
  });

  test.each(["null", "[]", "{}\n"])("one whose example is %j is not: samples leave it unset", (example) => {
    expect(isWired(takes("networking/vpc#id", { example }))).toBe(false);
  });

  test("an optional input, or one without a source, is not", () => {
    expect(isWired(takes("networking/vpc#id", { default: "null" }))).toBe(false);
    expect(isWired(makeInput("name"))).toBe(false);
  });
});

describe("Wiring", () => {
  test("an input has its sources in the order of the data", () => {
    const [input] = cluster.inputs;
    const sources = input ? wiring.sourcesOf(input) : [];
    expect(sources.map((source) => [source.service.slug, source.output.name])).toEqual([
      ["vpc", "id"],
      ["mgmt", "id"],
    ]);
  });

  test("an output lists the inputs that take it, including optional ones", () => {
    const uses = wiring.usesOf(mgmt, id).map((use) => `${use.service.slug}.${use.input.name}`);
    expect(uses).toEqual(["service.other", "cluster.source"]);
    expect(wiring.usesOf(vpc, { name: "unused" })).toEqual([]);
  });

  test("a service needs the sources of its required inputs, and its declared dependencies", () => {
    expect(wiring.needsOf(cluster).map(slugs)).toEqual([["vpc", "mgmt"]]);
    expect(wiring.needsOf(service).map(slugs)).toEqual([["cluster"]]);
    expect(wiring.needsOf(chart).map(slugs)).toEqual([["cluster"]]);
    expect(wiring.needsOf(vpc)).toEqual([]);
  });

  test("its users are those that need it, then those that can take an output", () => {
    expect(slugs(wiring.usersOf(cluster))).toEqual(["chart", "service"]);
    expect(slugs(wiring.usersOf(mgmt))).toEqual(["cluster", "service"]);
  });
});

describe("deployTiers", () => {
  test("puts each service in a later tier than those it needs; optional inputs and alternatives do not count", () => {
    expect(deployTiers(services, wiring).map(slugs)).toEqual([["mgmt", "vpc"], ["cluster"], ["chart", "service"]]);
  });

  test("an error names the cycle of services that need each other", () => {
    const a = make("a", { inputs: [takes("networking/b#id")], outputs: [id] });
    const b = make("b", { dependsOn: ["networking/c"], outputs: [id] });
    const c = make("c", { inputs: [takes("networking/b#id")], outputs: [id] });
    const order = () => deployTiers([a, b, c], new Wiring([a, b, c]));
    expect(order).toThrow(CycleError);
    expect(order).toThrow("networking/b → networking/c → networking/b.");
  });
});
