import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { builtPageProblems } from "./check";
import { readBuiltPage } from "./page";

/** The address at which a host serves an HTML file of the build. */
function addressOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`.replace(/\.html$/, "").replace(/\/index$/, "");
  return address === "" ? "/" : address;
}

/** Fails the build when a built page has an id twice or a link that leads nowhere. */
export default function builtPagesCheck(): Plugin {
  return {
    name: "built-pages-check",
    postBuild({ outDir }) {
      const files = fs.readdirSync(outDir, { recursive: true, encoding: "utf8" });
      const pages = files
        .filter((file) => file.endsWith(".html"))
        .map((file) => readBuiltPage(addressOf(file), fs.readFileSync(path.join(outDir, file), "utf8")));
      const problems = builtPageProblems({ pages, hasFile: (address) => fs.existsSync(path.join(outDir, address)) });
      if (problems.length > 0) {
        throw new Error(`The built pages have mistakes.\n${problems.sort().join("\n")}`);
      }
      return Promise.resolve();
    },
  };
}
