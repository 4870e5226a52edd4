import fs from "node:fs";
import path from "node:path";
import type { InlineCode, Parent, Root, RootContent } from "mdast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { readService, readServices } from "../../catalog/dataFile";
import { namesOf, targetOf } from "../../catalog/description";
import { headingIds } from "../../catalog/headingIds";
import { groupTitle, inputGroups } from "../../catalog/inputGroups";
import { blockNames, inputSections } from "../../catalog/render/fragments";
import { terraformSample, terragruntSample } from "../../catalog/samples";
import { isRequired } from "../../catalog/isRequired";
import type { Service } from "../../catalog/schema";
import { familyOf, parseType } from "../../catalog/typeExpression";
import { serviceKey, Wiring } from "../../catalog/wiring";
import { code, component, heading, importDefault, moduleCode, paragraph } from "../../lib/mdxNodes";
import { renderChanges } from "./changes";
import { renderNext, renderWiring } from "./wiring";

const COMPONENTS = "@site/src/components/ServiceReference";

/** The component that is replaced with the changes in each release. */
const CHANGES = "ServiceChanges";

/** If a service has more inputs than this, its page starts with names only. */
const MAX_DETAILED_INPUTS = 40;

function header(service: Service, wiring: Wiring): RootContent {
  const required = service.inputs.filter(isRequired).length;
  const attributes = {
    service: serviceKey(service),
    purpose: service.purpose,
    repository: service.source.repository,
    path: service.source.path,
    version: service.version,
    lastModifiedVersion: service.lastModifiedVersion,
    required: String(required),
    optional: String(service.inputs.length - required),
    firstOptional: inputSections(service).find(({ id }) => id !== "inputs-required")?.id ?? "",
    outputs: String(service.outputs.length),
  };
  return component("ServiceHeader", attributes, renderWiring(service, wiring));
}

/** Samples with the required inputs, in tabs that follow the reader's choice of tool across pages. */
function usage(service: Service, wiring: Wiring): RootContent[] {
  const key = serviceKey(service);
  const tab = (value: string, label: string, sample: string, file: string, name: string): RootContent =>
    component("TabItem", { value, label }, [code(sample, file), component("ReferenceBlock", { service: key, name })]);
  return [
    heading(2, "Usage", headingIds.usage),
    component("ServiceSample", { service: key, inputs: String(service.inputs.filter(isRequired).length) }, [
      component("Tabs", { groupId: "iac-tool" }, [
        tab("terragrunt", "Terragrunt", terragruntSample(service, wiring), "terragrunt.hcl", blockNames.terragrunt),
        tab("terraform", "Terraform", terraformSample(service, wiring), "main.tf", blockNames.terraform),
      ]),
    ]),
  ];
}

function inputs(service: Service): RootContent[] {
  const key = serviceKey(service);
  const sections = inputSections(service);
  const groups = inputGroups.filter((name) => service.inputs.some(({ group }) => group === name));
  return [
    heading(2, "Inputs", headingIds.inputs),
    component("ReferenceFilter", {
      service: key,
      groups: groups.map((group) => `${group}=${groupTitle(group)}`).join(","),
      types: [...new Set(service.inputs.map(({ type }) => familyOf(parseType(type))))].sort().join(","),
      view: service.inputs.length > MAX_DETAILED_INPUTS ? "names" : "details",
    }),
    ...sections.flatMap(({ id, label }, index) => [
      heading(3, label, id),
      component("ReferenceBlock", { service: key, name: id, ...(index === 0 && { showsStatus: "" }) }),
    ]),
  ];
}

function outputs(service: Service): RootContent[] {
  const block =
    service.outputs.length === 0
      ? paragraph("This service has no outputs.")
      : component("ReferenceBlock", { service: serviceKey(service), name: blockNames.outputs });
  return [heading(2, "Outputs", headingIds.outputs), block];
}

/** Turns inline code in the prose that names an input or output into a link to it, except in headings and links. */
function linkNames(tree: Root, service: Service): void {
  const names = namesOf(service);
  visit(tree, (node, index, parent: Parent | undefined) => {
    if (node.type === "heading" || node.type === "link") {
      return SKIP;
    }
    if (node.type !== "inlineCode" || parent === undefined || index === undefined) {
      return CONTINUE;
    }
    const before = parent.children[index - 1];
    const { value } = node as InlineCode;
    const id = targetOf(value, before?.type === "text" ? before.value : "", names);
    if (id !== undefined) {
      parent.children[index] = { type: "link", url: `#${id}`, children: [node as InlineCode] };
      return SKIP;
    }
    return CONTINUE;
  });
}

/** Moves a page's text before its first heading to below that heading, to make room for the samples. */
function moveIntroduction(tree: Root): void {
  const first = tree.children.findIndex(({ type }) => type === "heading");
  const heading = tree.children[first];
  if (heading) {
    tree.children.splice(first, 1);
    const start = tree.children.findIndex(({ type }) => type !== "mdxjsEsm");
    tree.children.splice(Math.max(start, 0), 0, heading);
  }
}

/**
 * Remark plugin: for a page with a data file next to it, adds the header and samples of its service before the prose,
 * and its inputs and outputs after it. Their headings are Markdown, so that the table of contents includes them.
 *
 * `<ServiceChanges />` becomes the list of changes by release.
 *
 * The HTML of inputs and outputs is not part of the page's script: `src/catalog/README.md` explains how it is loaded.
 */
export default function remarkServiceReference() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "mdxJsxFlowElement", (node, index, parent: Parent | undefined) => {
      if (node.name !== CHANGES || parent === undefined || index === undefined) {
        return CONTINUE;
      }
      const changes = renderChanges(readServices(path.dirname(file.path)).services);
      parent.children.splice(index, 1, ...changes);
      return [SKIP, index + changes.length];
    });
    const data = file.path.replace(/\.mdx$/, ".yaml");
    if (data === file.path || !fs.existsSync(data)) {
      return;
    }
    const service = readService(data);
    const wiring = new Wiring(readServices(path.dirname(path.dirname(data))).services);
    linkNames(tree, service);
    moveIntroduction(tree);
    tree.children.unshift(
      ...["ServiceHeader", "ServiceSample", "ReferenceBlock", "ReferenceFilter"].map((name) =>
        importDefault(name, `${COMPONENTS}/${name}`),
      ),
      importDefault("prefetchFragments", `${COMPONENTS}/prefetchFragments`),
      moduleCode(`export const referenceFragments = prefetchFragments(${JSON.stringify(serviceKey(service))});`),
      header(service, wiring),
      // A service that consists of scripts has no inputs and outputs, and is not used as a module.
      ...(service.inputs.length > 0 ? usage(service, wiring) : []),
    );
    if (service.inputs.length > 0) {
      tree.children.push(...inputs(service), ...outputs(service), ...renderNext(service, wiring));
    }
  };
}
