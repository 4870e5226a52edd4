import fs from "node:fs";
import path from "node:path";
import { readPages } from "../../src/plugins/search-index/readPages";
import type { SearchPage, SearchRecord } from "../../src/search/types";

/** A service as the catalog lists it; a stand-in for pages that have no reference data yet. */
interface CatalogService {
  group: string;
  slug: string;
  name: string;
  inputs: { name: string; type: string }[];
  outputs: (string | { name: string })[];
}

function routesOf(outDir: string, folder = ""): string[] {
  return fs.readdirSync(path.join(outDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return routesOf(outDir, inside);
    }
    return entry.name === "index.html" ? [folder] : [];
  });
}

function entry(kind: "input" | "output", name: string, text: string): SearchRecord {
  return {
    kind,
    level: 3,
    heading: name,
    parents: [kind === "input" ? "Inputs" : "Outputs"],
    anchor: `${kind}_${name}`,
    text,
  };
}

/** Descriptions as long as those of the reference, so that sizes are those to come. */
function describe(name: string, type: string): string {
  const subject = name.replaceAll("_", " ");
  return `Sets the ${subject} of the service as a value of type ${type}. Leave it unset to keep what the service chooses; a change of ${subject} takes effect with the next deployment.`;
}

function withCatalog(pages: SearchPage[], file: string): SearchPage[] {
  const catalog = JSON.parse(fs.readFileSync(file, "utf8")) as CatalogService[];
  const services = new Map(catalog.map((service) => [`/reference/services/${service.group}/${service.slug}`, service]));
  return pages.map((page) => {
    const service = services.get(page.path);
    if (!service || page.records.some(({ kind }) => kind === "input")) {
      return page;
    }
    const inputs = service.inputs.map(({ name, type }) => entry("input", name, describe(name, type)));
    const names = service.outputs.map((output) => (typeof output === "string" ? output : output.name));
    const outputs = names.map((name) => entry("output", name, describe(name, "string")));
    return { ...page, records: [...page.records, ...inputs, ...outputs] };
  });
}

/** Reads the pages of a build; `catalogFile` adds inputs and outputs to services that show none. */
export function readCorpus(outDir: string, catalogFile: string | undefined): SearchPage[] {
  const pages = readPages(outDir, routesOf(outDir).sort());
  return catalogFile === undefined ? pages : withCatalog(pages, catalogFile);
}

/** A number from a text, the same every time (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

const ENDINGS = ["ora", "eni", "ula", "ito", "abe", "oku", "ize", "ane", "ery"];
const CHANGED_SHARE = 0.2;

/** Every fifth word is another one in each copy, so that the vocabulary grows as that of real sites does. */
function varied(text: string, copy: number): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) =>
    hash(`${word.toLowerCase()}${copy}`) % 100 < CHANGED_SHARE * 100 ? word + (ENDINGS[copy - 1] ?? "") : word,
  );
}

/** A site of `factor` times the pages: the site itself, and copies of it in part with other words. */
export function multiplied(pages: SearchPage[], factor: number): SearchPage[] {
  const copies = Array.from({ length: factor - 1 }, (_, index) => index + 1);
  return [
    ...pages,
    ...copies.flatMap((copy) =>
      pages.map((page) => ({
        ...page,
        path: `/copy-${copy}${page.path}`,
        title: varied(page.title, copy),
        records: page.records.map((record) => ({
          ...record,
          heading: varied(record.heading, copy),
          text: varied(record.text, copy),
        })),
      })),
    ),
  ];
}
