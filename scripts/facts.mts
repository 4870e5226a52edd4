/**
 * Lists the vendor facts that pages state, starting with those checked longest ago:
 *
 *   yarn facts        all facts
 *   yarn facts DAYS   facts last checked at least DAYS days ago
 */
import fs from "node:fs";
import path from "node:path";
import { readOrExit } from "../src/config/environment";
import { readFacts } from "../src/facts/read";
import { formatFacts } from "../src/facts/report";
import { usesOf } from "../src/facts/uses";
import { filesBelow } from "../src/lib/filesBelow";

const root = path.resolve(import.meta.dirname, "..");
const [days = "0"] = process.argv.slice(2);
if (!/^\d+$/.test(days)) {
  console.error(
    `"${days}" is not a number of days. "yarn facts 180" lists facts last checked at least half a year ago.`,
  );
  process.exit(2);
}
const pages = filesBelow(path.join(root, "docs"), /\.mdx$/)
  .map((name) => `docs/${name}`)
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), "utf8") }));
const facts = readOrExit(() => readFacts(root));
console.log(formatFacts(facts, usesOf(facts, pages), new Date(), Number(days)));
