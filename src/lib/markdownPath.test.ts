import { expect, it } from "vitest";
import { markdownPath } from "./markdownPath";

it.each([
  ["/", "/index.md"],
  ["/guides", "/guides.md"],
  ["/guides/", "/guides.md"],
  ["/guides/stay-up-to-date/terraform/terraform-1.x", "/guides/stay-up-to-date/terraform/terraform-1.x.md"],
  ["/search/tips", "/search/tips.md"],
  ["/search", undefined],
  ["/search/", undefined],
  ["/404.html", undefined],
])("the Markdown of %s is at %s", (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown);
});
