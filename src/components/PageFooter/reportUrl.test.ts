import { expect, it } from "vitest";
import { reportUrl } from "./reportUrl";

const issues = "https://github.com/example/docs/issues/new";
const page = "https://docs.example.com/guides/vpc";

it("fills in the URL and the title of the page", () => {
  const { searchParams } = new URL(reportUrl(issues, { page, title: "VPC & more" }));
  expect(Object.fromEntries(searchParams)).toEqual({ template: "page.yml", title: "VPC & more: ", page });
});

it("adds the current heading", () => {
  const url = reportUrl(issues, { page, title: "VPC", heading: { id: "subnets", text: "Subnets" } });
  expect(url).toMatch(/^https:\/\/github\.com\/example\/docs\/issues\/new\?template=page\.yml&/);
  expect(new URL(url).searchParams.get("page")).toBe(`${page}#subnets`);
  expect(new URL(url).searchParams.get("title")).toBe("VPC, Subnets: ");
});
