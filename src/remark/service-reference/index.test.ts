import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { readServices } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { serviceKey, Wiring } from "../../catalog/wiring";
import { serviceAnchors } from "../../checks/serviceAnchors";
import remarkServiceReference from ".";

/** A page after the plugin has run. */
function run(page: string, source: string): Root {
  const tree = createProcessor().parse(source);
  remarkServiceReference()(tree, new VFile({ path: path.resolve(SERVICES_FOLDER, page), value: source }));
  return tree;
}

test.each(["<ServiceChanges />\n", "<div>\n\n<ServiceChanges />\n\n</div>\n", "- <ServiceChanges />\n"])(
  "%j becomes the list of changes",
  (source) => {
    const tree = run("changes.mdx", source);
    const releases: string[] = [];
    visit(tree, "heading", (heading) => void releases.push(toString(heading)));
    expect(releases).toContain("2.11.1");
    visit(tree, "mdxJsxFlowElement", ({ name }) => expect(name).not.toBe("ServiceChanges"));
  },
);

const { services } = readServices(SERVICES_FOLDER);
const wiring = new Wiring(services);

test.each([
  "networking/virtual-private-cloud-vpc",
  "networking/route-53-hosted-zones",
  "app-orchestration/argo-cd",
  "security/tls-scripts",
])("the content check knows the ids of the headings that %s gets", (key) => {
  const ids: string[] = [];
  visit(run(`${key}.mdx`, ""), "heading", ({ data }) => {
    ids.push((data as { hProperties: { id: string } }).hProperties.id);
  });
  const service = services.find((one) => serviceKey(one) === key);
  const known = service && serviceAnchors(service, wiring).filter((id) => !/^(?:in|out)put_/.test(id));
  expect(known?.sort()).toEqual(ids.sort());
});

test("prose links the names of inputs, and those of outputs where it says so", () => {
  const source = "Set `name`. `DB_NAME` is the output `name`, and `vpc_id` that of the output `vpc_id`.\n\n## `name`\n";
  const links: string[] = [];
  visit(run("data-storage/amazon-rds.mdx", source), "link", ({ url }) => void links.push(url));
  expect(links.filter((url) => url.startsWith("#"))).toEqual(["#input_name", "#output_name", "#input_vpc_id"]);
});
