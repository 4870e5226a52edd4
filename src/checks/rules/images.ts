import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { Image } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { safeDecode } from "../../lib/safeDecode";
import { isElement, textAttribute } from "../anchors";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

const ALT_HINT = "Write what the picture shows between the brackets: ![What it shows](…).";

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
    return `The image ${url} is on another server, so its size is unknown. Put the file beside the page.`;
  }
  const target = safeDecode(url.replace(/[?#].*$/, ""));
  const file = target.startsWith("/")
    ? path.join(site.root, "static", target)
    : path.resolve(path.dirname(path.join(site.docs, page.path)), target);
  if (!fs.existsSync(file)) {
    return `There is no image ${url}. Correct the path, or add the file beside the page.`;
  }
  if (!file.endsWith(".d2") && !hasSize(file)) {
    return `The size of ${url} cannot be read. Save it as SVG with a viewBox, PNG, JPEG or WebP.`;
  }
  return undefined;
}

function markdownImage(image: Image, page: Page, site: Site): Problem[] {
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

/** Each image has alt text and a known size, so that the layout does not shift while the page loads. */
export function images(page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (node.type === "image") {
      problems.push(...markdownImage(node, page, site));
    } else if (node.type === "imageReference" && !node.alt?.trim()) {
      problems.push(problemAt(page, node, `The image has no alt text. ${ALT_HINT}`));
    } else if (isElement(node) && node.name === "img") {
      const missing = ["alt", "width", "height"].filter((name) => !textAttribute(node, name)?.trim());
      if (missing.length > 0) {
        problems.push(
          problemAt(
            page,
            node,
            `The <img> has no ${missing.join(" and no ")}. Write it as ![What it shows](./file.png), which reads the size.`,
          ),
        );
      }
    }
  });
  return problems;
}
