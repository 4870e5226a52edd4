import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { Definition, Image, Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { safeDecode } from "../../lib/safeDecode";
import { isElement, textAttribute, type JsxElement } from "../anchors";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt, type Source } from "../source";

const ALT_HINT = "Write what the picture shows between the brackets: ![What it shows](…).";

/** The largest size of an image file, in kB. */
const MAX_SIZE = 500;

function hasSize(file: string): boolean {
  try {
    const { width, height } = imageSize(fs.readFileSync(file));
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}

/** Finds problems with an image's file, from which the build reads the width and height. */
function fileProblem(url: string, page: Page, site: Site): string | undefined {
  if (/^[a-z]+:/i.test(url)) {
    return `The image ${url} is on another server, so the build cannot read its width and height. Put the file beside the page.`;
  }
  const target = safeDecode(url.replace(/[?#].*$/, ""));
  const file = target.startsWith("/")
    ? path.join(site.root, "static", target)
    : path.resolve(path.dirname(path.join(site.docs, page.path)), target);
  if (!fs.existsSync(file)) {
    return `There is no image ${url}. Correct the path, or add the file beside the page.`;
  }
  if (!file.endsWith(".d2") && !hasSize(file)) {
    return `The width and height of ${url} cannot be read. Save it as PNG, JPEG, WebP or an SVG with a viewBox.`;
  }
  const size = Math.ceil(fs.statSync(file).size / 1000);
  if (size > MAX_SIZE) {
    return `The image ${url} is ${size} kB; the limit is ${MAX_SIZE} kB. Make it smaller, or save it as WebP or SVG.`;
  }
  return undefined;
}

/** Whether a node is an image in a paragraph of its own, which is the only place where the build renders a diagram. */
const isAlone = (node: Nodes, parent: Parents | undefined): boolean =>
  node.type === "image" && parent?.type === "paragraph" && parent.children.length === 1;

function markdownImage(image: Pick<Image, "url" | "alt" | "position">, page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  if (!image.alt?.trim()) {
    problems.push(problemAt(page, image, `The image ${image.url} has no alt text. ${ALT_HINT}`));
  }
  const file = fileProblem(image.url, page, site);
  if (file !== undefined) {
    problems.push(problemAt(page, image, file));
  }
  return problems;
}

function elementProblem(image: JsxElement, page: Page, site: Site): string | undefined {
  const missing = ["alt", "width", "height"].filter((name) => !textAttribute(image, name)?.trim());
  const src = textAttribute(image, "src") ?? "";
  if (missing.length > 0) {
    const advice =
      image.name === "img"
        ? "Write it as ![What it shows](./file.png), which reads the size."
        : 'Write alt="What it shows" width="…" height="…", in pixels.';
    return `The <${image.name}> has no ${missing.join(" and no ")}. ${advice}`;
  }
  if (src.startsWith("/")) {
    return fileProblem(src, page, site);
  }
  return src.startsWith(".")
    ? `Browsers cannot find ${src}, because the build moves files. Write the <img> as ![What it shows](${src}).`
    : undefined;
}

/** Each image has alt text, a small file, and a known width and height, so that the layout does not shift. */
export function images(page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  const definitions = new Map<string, Definition>();
  visit(page.tree, "definition", (node) => void definitions.set(node.identifier, node));
  visit(page.tree, (node, _index, parent) => {
    if (node.type === "image" || node.type === "imageReference") {
      const url = node.type === "image" ? node.url : (definitions.get(node.identifier)?.url ?? "");
      problems.push(...markdownImage({ url, alt: node.alt, position: node.position }, page, site));
      if (/\.d2(?:#|$)/.test(url) && !isAlone(node, parent)) {
        const message = `A diagram is a paragraph of its own. Write ![What it shows](${url}) between two empty lines.`;
        problems.push(problemAt(page, node, message));
      }
    } else if (isElement(node) && (node.name === "img" || node.name === "ThemedImage")) {
      const message = elementProblem(node, page, site);
      problems.push(...(message === undefined ? [] : [problemAt(page, node, message)]));
    }
  });
  return problems;
}

/**
 * Each diagram is on a page. If a page is not valid MDX, its diagrams are unknown, so none are reported.
 *
 * @param diagrams the sources of all diagrams
 * @param texts all pages and the parts that they import
 */
export function unusedDiagrams(diagrams: readonly Source[], texts: readonly Page[]): Problem[] {
  const shown = new Set<string>();
  for (const page of texts) {
    visit(page.tree, ["image", "definition"], (node) => {
      const url = "url" in node ? safeDecode(node.url.replace(/#.*$/, "")) : "";
      shown.add(path.posix.join(path.posix.dirname(page.file), url));
    });
  }
  return diagrams
    .filter(({ file }) => !shown.has(file) && texts.every(({ isValid }) => isValid))
    .map((diagram) => {
      const show = `![What it shows](./${path.posix.basename(diagram.file)})`;
      const remove = `remove it and run "yarn diagrams", which removes its renderings`;
      return problemAt(diagram, 0, `No page shows this diagram. Show it with ${show}, or ${remove}.`);
    });
}
