import { expect, test } from "vitest";
import type { Compiler } from "webpack";
import { makeInput, makeService } from "../../catalog/testing/service";
import { PublishedData, publishedFiles } from "./publishedData";

const vpc = makeService({ group: "networking", slug: "vpc", name: "VPC", outputs: [{ name: "vpc_id" }] });
const app = makeService({
  group: "app-orchestration",
  slug: "app",
  name: "App",
  inputs: [makeInput("vpc_id", { from: ["networking/vpc#vpc_id"] }), makeInput("size", { default: "1" })],
});
const files = publishedFiles([app, vpc], "https://docs.example.com");

test("the index names every service with the addresses of its page, its Markdown and its data", () => {
  expect(files.get("/reference/services/catalog.json")).toMatchObject({
    schema: "https://docs.example.com/reference/services/service.schema.json",
    services: [
      {
        name: "App",
        version: app.version,
        inputs: 2,
        required: 1,
        needs: [["networking/vpc"]],
        page: "https://docs.example.com/reference/services/app-orchestration/app",
        markdown: "https://docs.example.com/reference/services/app-orchestration/app.md",
        data: "https://docs.example.com/reference/services/app-orchestration/app.json",
      },
      { name: "VPC", outputs: 1 },
    ],
  });
});

test("each service's data is published next to its page and names its schema", () => {
  const { group, slug, ...data } = vpc;
  expect(files.get(`/reference/services/${group}/${slug}.json`)).toEqual({
    $schema: "https://docs.example.com/reference/services/service.schema.json",
    ...data,
  });
  expect(files.get("/reference/services/service.schema.json")).toHaveProperty("$id");
});

test("later compilations publish the current services", () => {
  const page = "reference/services/networking/vpc.json";
  const published = new Map<string, string>();
  let compile = (): void => undefined;
  const compilation = {
    hooks: { processAssets: { tap: (_options: unknown, process: () => void) => (compile = process) } },
    emitAsset: (file: string, { text }: { text: string }) => published.set(file, text),
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  const compiler = {
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: 0 }, sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_name: string, start: (one: unknown) => void) => start(compilation) } },
  };
  let services = [vpc];
  new PublishedData(() => services, "https://docs.example.com").apply(compiler as unknown as Compiler);
  compile();
  services = [{ ...vpc, purpose: "A network." }];
  compile();
  expect(JSON.parse(published.get(page) ?? "")).toHaveProperty("purpose", "A network.");
});
