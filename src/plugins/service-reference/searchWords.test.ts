import { expect, test } from "vitest";
import { makeService } from "../../catalog/testing/service";
import { searchWords } from "./searchWords";

test("search words are the short keywords of each service's page", () => {
  const service = makeService({ group: "networking", slug: "vpc" });
  const keywords = ["Private Cloud", "one two three", "why has my function no internet"];
  const page = { permalink: "/reference/services/networking/vpc/", frontMatter: { keywords } };
  expect(searchWords([service], [page, { permalink: "/", frontMatter: {} }])).toEqual({
    "networking/vpc": "private cloud\none two three",
  });
  expect(searchWords([service], [])).toEqual({ "networking/vpc": "" });
});
