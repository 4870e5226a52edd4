import { describe, expect, it } from "vitest";
import type { VersionRow } from "../../updates/table";
import { filterRows, sortRows } from "./rows";

const row = (repository: string, tag: string, formerName?: string): VersionRow => ({
  repository,
  ...(formerName !== undefined && { formerName }),
  cells: [{ text: tag }],
});
const rows = [
  row("terraform-aws-asg", "v0.10.0", "module-asg"),
  row("terraform-aws-monitoring", "v0.9.4", "module-aws-monitoring"),
  row("terraform-kubernetes-helm", "use terraform-kubernetes-namespace"),
  row("terraform-aws-vpc", "v0.9.4", "module-vpc"),
];
const names = (shown: VersionRow[]) => shown.map(({ repository }) => repository.replace(/.*-/, ""));

describe("rows of a version table", () => {
  it("are found by their current and former names, from the start of a word", () => {
    expect(names(filterRows(rows, "module"))).toEqual(["asg", "monitoring", "vpc"]);
    expect(names(filterRows(rows, " VPC terraform "))).toEqual(["vpc"]);
    expect(names(filterRows(rows, "module-vpc"))).toEqual(["vpc"]);
    expect(names(filterRows(rows, "pc"))).toEqual([]);
    expect(filterRows(rows, "  ")).toHaveLength(4);
  });

  it("are sorted by name or release, with missing releases last", () => {
    const sorted = (column: number, isDescending = false) => names(sortRows(rows, { column, isDescending }));
    expect(sorted(0)).toEqual(["asg", "monitoring", "vpc", "helm"]);
    expect(sorted(0, true)).toEqual(["helm", "vpc", "monitoring", "asg"]);
    expect(sorted(1)).toEqual(["monitoring", "vpc", "asg", "helm"]);
    expect(sorted(1, true)).toEqual(["asg", "monitoring", "vpc", "helm"]);
  });
});
