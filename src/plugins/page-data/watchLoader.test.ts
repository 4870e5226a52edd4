import { createRequire } from "node:module";
import { expect, test } from "vitest";

type Loader = (
  this: { addDependency: (file: string) => void; getOptions: () => { root: string } },
  source: string,
) => void;

const watchLoader = createRequire(import.meta.url)("./watchLoader.cjs") as Loader;

function filesOf(source: string): string[] {
  const files: string[] = [];
  watchLoader.call({ addDependency: (file) => files.push(file), getOptions: () => ({ root: "/site" }) }, source);
  return files;
}

test.each([
  ['<WorldTable of="accounts" />', ["/site/docs/world.yaml"]],
  ['```hcl title="root.hcl" world\n```', ["/site/docs/world.yaml"]],
  ['   ```hcl world title="root.hcl"\n   ```', ["/site/docs/world.yaml"]],
  ['Text. <Checked fact="quota" />', ["/site/docs/facts.yaml"]],
  ["<UpdateLadder />", ["/site/docs/guides/stay-up-to-date/versions.yaml"]],
  ['```hcl title="world.hcl"\n```\n\nThe world.', []],
])("finds the files whose data %j shows", (source, files) => {
  expect(filesOf(source)).toEqual(files);
});
