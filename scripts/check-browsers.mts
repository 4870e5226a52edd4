/**
 * Checks that scripts use only features of the browsers in `browserslist` in package.json:
 * `yarn check:scripts`. Stylelint does the same for styles (stylelint.config.mjs).
 */
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { browsersWithout, oldestVersions } from "./browserSupport";
import { usedFeatures } from "./usedFeatures";

/** Features that some listed browsers lack. The code detects them, and the site works without them. */
const ENHANCEMENTS: Record<string, string> = {
  "api.Clipboard.write": "copies Markdown while it is still being fetched; elsewhere, copying waits for the fetch",
  "api.ClipboardItem": "the same",
  "api.CSS.highlights_static": "highlights matches of the reference's filter, and the reader's own values",
  "api.Highlight": "highlights matches of the reference's filter, and the reader's own values",
  "api.Window.requestIdleCallback": "delays prefetching until the browser is idle",
};

/** A script that browsers run, although only generated code imports it. */
const ROUTE_TABLES = "plugins/route-tables/routes.tsx";

/** Folders of the scripts that browsers run. Their imports are checked, too. */
const BROWSER_FOLDERS = [
  "client",
  "components",
  "pages",
  "plugins/inline-scripts",
  "plugins/upstream-overrides",
  "search/client",
  "theme",
];

const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "src");

function readCompilerOptions(): ts.CompilerOptions {
  const file = path.join(root, "tsconfig.json");
  return ts.parseJsonConfigFileContent(ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config, ts.sys, root)
    .options;
}

const { browserslist } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
  browserslist: string[];
};
const oldest = oldestVersions(browserslist);
const scripts = BROWSER_FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(source, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file)),
)
  .concat(ROUTE_TABLES)
  .map((file) => path.join(source, file))
  .filter((file) => /(?<!\.test|\.d)\.(?:tsx?|js)$/.test(file));

const uses = usedFeatures(scripts, source, readCompilerOptions());
const missing = uses
  .map((use) => ({ ...use, without: browsersWithout(use.key, oldest) }))
  .filter((use) => use.without.length > 0);
const problems = [
  ...missing
    .filter(({ key }) => !(key in ENHANCEMENTS))
    .map(
      ({ key, file, line, without }) =>
        `${path.relative(root, file)}:${line}: ${key} is missing in ${without.join(", ")}. Avoid it, or detect it ` +
        "and add it to ENHANCEMENTS in scripts/check-browsers.mts.",
    ),
  ...Object.keys(ENHANCEMENTS)
    .filter((key) => !missing.some((use) => use.key === key))
    .map(
      (key) =>
        `${key} is no longer used, or no longer missing: remove it from ENHANCEMENTS in scripts/check-browsers.mts.`,
    ),
];
problems.forEach((problem) => console.error(problem));
process.exit(problems.length === 0 ? 0 : 1);
