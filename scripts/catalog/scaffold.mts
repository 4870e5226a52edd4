import fs from "node:fs";
import path from "node:path";
import { addToGroupHint } from "../../src/catalog/addToGroupHint";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { serviceGroups } from "../../src/catalog/serviceGroups";

const TEMPLATES_FILE = "CONTRIBUTING.md";

/** The body of a service's page, from the template that writers copy. */
function readTemplate(): string {
  const text = fs.readFileSync(TEMPLATES_FILE, "utf8");
  const template = /^### Service reference$[^]*?^```mdx\n([^]*?)^```$/m.exec(text)?.[1];
  if (template === undefined) {
    throw new Error(`${TEMPLATES_FILE} has no template under the heading "Service reference".`);
  }
  return template;
}

function skeleton(slug: string, name: string): string {
  const frontMatter = `---\ntitle: ${name}\ndescription: DESCRIPTION\nkeywords: []\n---\n`;
  return `${frontMatter}\n${readTemplate().replaceAll("SLUG", slug)}`;
}

/**
 * Reports what a service lacks besides its data: its page and its sidebar entry.
 *
 * @param service group and slug
 * @param options.name name of the service, for the title
 * @param options.isWritten whether to write the page from the template
 * @returns a sentence for each remaining step
 */
export function scaffoldPage(service: string, { name, isWritten }: { name: string; isWritten: boolean }): string[] {
  const [group = "", slug = ""] = service.split("/");
  const page = path.join(SERVICES_FOLDER, `${service}.mdx`);
  const notes: string[] = [];
  if (!fs.existsSync(page) && isWritten) {
    fs.writeFileSync(page, skeleton(slug, name));
    notes.push(`New page ${page}. Fill it in, and delete the sections that you do not need.`);
  } else if (!fs.existsSync(page)) {
    notes.push(`The service has no page. "--scaffold" writes ${page} from the template.`);
  }
  const slugs: readonly string[] = serviceGroups.find((one) => one.group === group)?.slugs ?? [];
  if (!slugs.includes(slug)) {
    notes.push(`The service is in no sidebar. ${addToGroupHint(group, slug)}`);
  }
  return notes;
}
