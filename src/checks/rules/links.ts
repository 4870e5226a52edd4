import fs from "node:fs";
import path from "node:path";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { ownHosts } from "../../config/links";
import type { Problem } from "../../lib/problem";
import { safeDecode } from "../../lib/safeDecode";
import { isElement, textAttribute } from "../anchors";
import { didYouMean } from "../../lib/didYouMean";
import type { Page } from "../page";
import { generatedRoutes, pageAt } from "../routes";
import type { Site } from "../site";
import { problemAt } from "../source";

/** Link texts that do not say where they lead. Screen readers list links without the surrounding text. */
const VAGUE_TEXTS = /^(?:click here|here|link|this|this link|this page|read more|more)$/i;

/** The site's address, or the development server's, as copied from the browser. */
const OWN_ADDRESS = new RegExp(`^https?://(?:${ownHosts.join("|").replaceAll(".", "\\.")})(?=[/?#]|$)`);

/** The URL of a link, or undefined if the node is not a link. */
function linkTarget(node: Nodes, images: ReadonlySet<string>): string | undefined {
  if (node.type === "link" || (node.type === "definition" && !images.has(node.identifier))) {
    return node.url;
  }
  return isElement(node) ? (textAttribute(node, "href") ?? textAttribute(node, "to")) : undefined;
}

function relativeLink(from: Page, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from.path), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function absoluteProblem(page: Page, route: string, site: Site): string | undefined {
  const target = pageAt(route, site);
  if (target !== undefined) {
    return `Link to the file of the page instead of ${route}: ${relativeLink(page, target.path)}.`;
  }
  const isFile = fs.statSync(path.join(site.root, "static", route), { throwIfNoEntry: false })?.isFile();
  if (generatedRoutes(site).has(route) || isFile) {
    return undefined;
  }
  return `There is no page ${route}. Link to the file of an existing page, for example ../index.mdx.`;
}

function fragmentProblem(page: Page, target: Page, fragment: string, site: Site): string | undefined {
  const anchors = site.anchors(target);
  const id = safeDecode(fragment);
  if (id === "" || anchors === undefined || anchors.has(id)) {
    return undefined;
  }
  const nearest = didYouMean(id, anchors);
  const advice =
    nearest === undefined ? "Give the heading an id: ## Heading {/* #id */}." : `Did you mean #${nearest}?`;
  return `${target === page ? "This page" : target.file} has no #${id}. ${advice}`;
}

/**
 * The page that a mistyped path most likely means: the only one with its file name, or one whose path differs in a
 * single part. Pages in other folders often have the same file name, but a different subject.
 */
function nearestPage(wanted: string, site: Site): string | undefined {
  const parts = wanted.replace(/(?:\.mdx?)?$/, ".mdx").split("/");
  const pages = [...site.pages.keys()].map((page) => page.split("/"));
  const [sameName, ...others] = pages.filter((page) => page.at(-1) === parts.at(-1));
  if (sameName !== undefined && others.length === 0) {
    return sameName.join("/");
  }
  const alike = pages.filter((page) => page.length === parts.length);
  return parts
    .map((part, index) => {
      const siblings = alike.filter((page) => page.every((name, place) => place === index || name === parts[place]));
      const close = didYouMean(
        part,
        siblings.map((page) => page[index] ?? ""),
      );
      return close && [...parts.slice(0, index), close, ...parts.slice(index + 1)].join("/");
    })
    .find((page) => page !== undefined);
}

function relativeProblem(page: Page, file: string, fragment: string, site: Site): string | undefined {
  const wanted = path.posix.join(path.posix.dirname(page.path), safeDecode(file));
  const target = site.pages.get(wanted);
  if (target !== undefined) {
    return fragmentProblem(page, target, fragment, site);
  }
  if (/\.\w+$/.test(wanted) && !/\.mdx?$/.test(wanted) && fs.existsSync(path.join(site.docs, wanted))) {
    return undefined;
  }
  const found = pageAt(wanted.replace(/(?:\/index)?\.mdx?$/, ""), site)?.path ?? nearestPage(wanted, site);
  const advice = found === undefined ? "Correct the path." : `Did you mean ${relativeLink(page, found)}?`;
  return `There is no page ${file}. ${advice}`;
}

function urlProblem(page: Page, address: string, site: Site): string | undefined {
  const url = address.replace(OWN_ADDRESS, "") || (address && "/");
  if (url === "") {
    return "The link is empty. Write its target between the parentheses.";
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith("//")) {
    const isUsable = /^(?:https?|mailto):/.test(url) && URL.canParse(url);
    return isUsable ? undefined : `${url} is not a valid URL. Write it in full, starting with https://.`;
  }
  const [, target = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
  if (target === "") {
    return fragmentProblem(page, page, fragment, site);
  }
  return target.startsWith("/") ? absoluteProblem(page, target, site) : relativeProblem(page, target, fragment, site);
}

/** Like `urlProblem`, for the link of an element, where the build does not replace a file with the URL of its page. */
function elementProblem(page: Page, url: string, site: Site): string | undefined {
  const [target = ""] = url.split(/[?#]/);
  const message = `Write the link to ${url} in Markdown, as [Title](./page.mdx). The build resolves pages only in Markdown links.`;
  if (target.startsWith("/") && pageAt(target, site) !== undefined) {
    return message;
  }
  return urlProblem(page, url, site) ?? (/\.mdx?$/.test(target) ? message : undefined);
}

/** Links within the site point to the file of an existing page, and to an id on it. Their text says where they lead. */
export function links(page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  const images = new Set<string>();
  visit(page.tree, "imageReference", ({ identifier }) => void images.add(identifier));
  visit(page.tree, (node) => {
    const url = linkTarget(node, images);
    if (url === undefined) {
      return;
    }
    const problem = (isElement(node) ? elementProblem : urlProblem)(page, url, site);
    if (problem !== undefined) {
      problems.push(problemAt(page, node, problem));
    }
    if (node.type === "link" && toString(node).trim() === "") {
      problems.push(
        problemAt(page, node, `The link to ${url} has no text. Write between the brackets where it leads.`),
      );
    }
    if (node.type === "link" && VAGUE_TEXTS.test(toString(node).trim())) {
      problems.push(
        problemAt(page, node, `The link's text "${toString(node)}" does not say where it leads. Name the page.`),
      );
    }
  });
  return problems;
}
