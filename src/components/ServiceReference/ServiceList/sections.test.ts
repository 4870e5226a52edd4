import { expect, test } from "vitest";
import { serviceGroups } from "../../../catalog/serviceGroups";
import type { ServiceSummary } from "@site/src/catalog/summary";
import { groupSections, tierSections } from "./sections";

const services: ServiceSummary[] = serviceGroups.flatMap(({ group, slugs }, tier) =>
  slugs.map((slug) => ({
    group,
    slug,
    name: slug,
    purpose: "Deploys something.",
    tags: [],
    inputs: 0,
    required: 0,
    outputs: 0,
    tier: Math.abs(2 - tier),
    needs: [],
  })),
);

test("each order contains every service exactly once", () => {
  for (const sections of [groupSections(services), tierSections(services)]) {
    const all = sections.flatMap((section) => section.services);
    expect(all).toHaveLength(services.length);
    expect(new Set(all)).toEqual(new Set(services));
  }
});

test("the deploy order has one step per tier, and each step starts with accounts and networks", () => {
  const steps = tierSections(services);
  expect(steps.map(({ label }) => label).slice(0, 2)).toEqual([
    "Step 1: needs no other service",
    "Step 2: needs services from step 1",
  ]);
  steps.forEach((step, tier) => {
    expect(step.indent).toBe(tier);
    expect(step.services.map((service) => service.tier)).toEqual(step.services.map(() => tier));
  });
  const flat = services.map((service) => ({ ...service, tier: 0 }));
  const groups = [...new Set(tierSections(flat).flatMap((step) => step.services.map(({ group }) => group)))];
  expect(groups.slice(0, 2)).toEqual(["landing-zone", "networking"]);
  expect(groups).toHaveLength(serviceGroups.length);
});
