import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { redirects } from "./redirects";

const docs = path.resolve(import.meta.dirname, "../../docs");

describe("redirects", () => {
  it.each(redirects.map(({ from, to }) => [from, to]))("%s redirects to the page %s", (from, to) => {
    expect(fs.existsSync(path.join(docs, `${to}.mdx`)) || fs.existsSync(path.join(docs, to, "index.mdx"))).toBe(true);
    expect(fs.existsSync(path.join(docs, `${from}.mdx`))).toBe(false);
  });

  it("redirects from the path without its folder to each update guide", () => {
    const folders = ["cis", "terraform"].map((name) => `guides/stay-up-to-date/${name}`);
    const guides = folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(docs, folder))
        .filter((file) => file.endsWith(".mdx"))
        .map((file) => `/${folder}/${file.replace(".mdx", "")}`),
    );
    expect(guides.length).toBeGreaterThan(0);
    for (const guide of guides) {
      expect(redirects).toContainEqual({ from: `/guides/stay-up-to-date/${path.posix.basename(guide)}`, to: guide });
    }
  });

  it("redirects from the former path of the AWS provider guide", () => {
    expect(redirects).toContainEqual({
      from: "/guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3",
      to: "/guides/stay-up-to-date/terraform/aws-provider-v3",
    });
  });

  it("has each path once", () => {
    const paths = redirects.map(({ from }) => from);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
