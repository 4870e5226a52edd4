import fs from "node:fs";
import path from "node:path";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { decodeAddress } from "../address";
import { isElement, textAttribute } from "../anchors";
import { closest } from "../closest";
import type { Page } from "../page";
import { generatedRoutes } from "../routes";
import type { Site } from "../site";
import { problemAt } from "../source";

/** Link texts that say nothing where they lead, which a screen reader's list of links shows alone. */
const EMPTY_TEXTS = /^(?:click here|here|link|this|this link|this page|read more|more)$/i;

/** The address that a node leads to, and undefined for nodes that are no links. */
function targetOf(node: Nodes): string | undefined {
  if (node.type === "link" || node.type === "definition") {
    return node.url;
  }
  return isElement(node) ? (textAttribute(node, "href") ?? textAttribute(node, "to")) : undefined;
}

/** The page at a site address such as `/intro/overview`. */
function pageAt(address: string, site: Site): Page | undefined {
  const id = address.replace(/^\/|\/$/g, "");
  return site.pages.get(`${id}.mdx`) ?? site.pages.get(id === "" ? "index.mdx" : `${id}/index.mdx`);
}

function relativeLink(from: Page, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from.path), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function absoluteProblem(page: Page, address: string, site: Site): string | undefined {
  const target = pageAt(address, site);
  if (target !== undefined) {
    return `Link to the file of the page instead of ${address}: ${relativeLink(page, target.path)}.`;
  }
  if (generatedRoutes(site).has(address) || fs.existsSync(path.join(site.root, "static", address))) {
    return undefined;
  }
  return `There is no page ${address}. Link to the file of an existing page, for example ../index.mdx.`;
}

function fragmentProblem(page: Page, target: Page, fragment: string, site: Site): string | undefined {
  const anchors = site.anchors(target);
  const id = decodeAddress(fragment);
  if (id === "" || anchors.has(id) || !target.isValid) {
    return undefined;
  }
  const nearest = closest(id, anchors);
  const advice =
    nearest === undefined ? "Give the heading an id: ## Heading {/* #id */}." : `Did you mean #${nearest}?`;
  return `${target === page ? "This page" : target.file} has no #${id}. ${advice}`;
}

function relativeProblem(page: Page, address: string, fragment: string, site: Site): string | undefined {
  const wanted = path.posix.join(path.posix.dirname(page.path), decodeAddress(address));
  const target = site.pages.get(wanted);
  if (target !== undefined) {
    return fragmentProblem(page, target, fragment, site);
  }
  if (/\.\w+$/.test(wanted) && !/\.mdx?$/.test(wanted) && fs.existsSync(path.join(site.docs, wanted))) {
    return undefined;
  }
  const found =
    pageAt(wanted.replace(/(?:\/index)?\.mdx?$/, ""), site)?.path ?? closest(wanted, site.pages.keys()) ?? undefined;
  const advice = found === undefined ? "Correct the path." : `Did you mean ${relativeLink(page, found)}?`;
  return `There is no page ${address}. ${advice}`;
}

function addressProblem(page: Page, url: string, site: Site): string | undefined {
  if (url === "") {
    return "The link leads nowhere. Write its address between the parentheses.";
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith("//")) {
    const isUsable = /^(?:https?|mailto):/.test(url) && URL.canParse(url);
    return isUsable ? undefined : `${url} is not a usable address. Write it in full, beginning with https://.`;
  }
  const [, address = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
  if (address === "") {
    return fragmentProblem(page, page, fragment, site);
  }
  return address.startsWith("/")
    ? absoluteProblem(page, address, site)
    : relativeProblem(page, address, fragment, site);
}

/** Links within the site lead to the file of an existing page and to an id that the page has. */
export function links(page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const url = targetOf(node);
    if (url === undefined) {
      return;
    }
    const problem = addressProblem(page, url, site);
    if (problem !== undefined) {
      problems.push(problemAt(page, node, problem));
    }
    if (node.type === "link" && EMPTY_TEXTS.test(toString(node).trim())) {
      problems.push(
        problemAt(page, node, `The link's text "${toString(node)}" does not say where it leads. Name the page.`),
      );
    }
  });
  return problems;
}
