import { expect, test } from "vitest";
import { summarize } from "./lighthouse";

/** A run in which two performance audits have these scores, and an accessibility audit does not apply. */
const run = (blocking: number, shift: number) => ({
  categories: {
    performance: {
      title: "Performance",
      score: (blocking * 3 + shift) / 4,
      auditRefs: [
        { id: "shift", weight: 1 },
        { id: "blocking", weight: 3 },
        { id: "insight", weight: 0 },
      ],
    },
    accessibility: { title: "Accessibility", score: 1, auditRefs: [{ id: "not-applicable", weight: 0 }] },
    "best-practices": { title: "Best Practices", score: 1, auditRefs: [] },
    seo: { title: "SEO", score: 1, auditRefs: [] },
  },
  audits: {
    blocking: { title: "Total Blocking Time", score: blocking, displayValue: `${blocking} s` },
    shift: { title: "Cumulative Layout Shift", score: shift },
    insight: { title: "Insight", score: 0 },
    "not-applicable": { title: "Not applicable", score: null },
  },
});

test("lists the audits that cost points, the most expensive first", () => {
  expect(summarize([run(0.8, 0.6)])).toEqual([
    {
      category: "Performance",
      points: 75,
      costs: [
        { audit: "Total Blocking Time", measured: "0.8 s", points: expect.closeTo(15) as number },
        { audit: "Cumulative Layout Shift", measured: "", points: expect.closeTo(10) as number },
      ],
    },
    { category: "Accessibility", points: 100, costs: [] },
    { category: "Best Practices", points: 100, costs: [] },
    { category: "SEO", points: 100, costs: [] },
  ]);
});

test("uses the median of several runs: an audit that failed in only one of them costs nothing", () => {
  const [performance] = summarize([run(0.2, 1), run(1, 1), run(1, 1)]);
  expect(performance).toEqual({ category: "Performance", points: 100, costs: [] });
});
