import { shortName, unitFolder } from "../../catalog/dependencies";
import { isRequired } from "../../catalog/isRequired";
import { moduleSource } from "../../catalog/moduleCall";
import type { Service } from "../../catalog/schema";
import type { Page } from "../../checks/page";

const isOwnPage = ({ group, slug }: Service, page: Page): boolean =>
  page.path === `reference/services/${group}/${slug}.mdx`;

/**
 * Finds the services that a part of a unit may be for: those with its source, or those that have all of the
 * inputs. Of the latter, the page's own service takes precedence, then services that the page names.
 */
export function matchServices(
  names: readonly string[],
  source: string | undefined,
  page: Page,
  services: readonly Service[],
): Service[] {
  if (source !== undefined) {
    return services.filter((service) => moduleSource(service) === source);
  }
  const having = services.filter(({ inputs }) => names.every((name) => inputs.some((input) => input.name === name)));
  const own = having.filter((service) => isOwnPage(service, page));
  const named = having.filter((service) => page.text.includes(`${service.slug}.mdx`));
  return [own, named, having].find(({ length }) => length > 0) ?? [];
}

/** The service whose units are in such a folder, such as `networking/vpc`. */
export function serviceOfFolder(folder: string, services: readonly Service[]): Service | undefined {
  const name = folder.split("/").at(-1) ?? "";
  const ends = (service: Service): boolean => folder.endsWith(`/${unitFolder(service).replace(/^(?:\.\.\/)+/, "")}`);
  const [longest] = services.filter(ends).toSorted((a, b) => unitFolder(b).length - unitFolder(a).length);
  return (
    longest ?? services.find((service) => [shortName(service), service.source.path.split("/").at(-1)].includes(name))
  );
}

/** A Terragrunt file that calls a service, with an unknown value for each required input except those named. */
export function unitOf(service: Service, without: readonly string[]): string {
  const missing = service.inputs.filter((input) => isRequired(input) && !without.includes(input.name));
  const inputs = missing.map(({ name }) => `  ${name} = get_env("${name}")\n`);
  if (service.providers !== undefined) {
    // A unit has its own providers, but its module call must pass them.
    const aliases = Object.keys(service.providers).map((alias) => `aws.${alias}`);
    inputs.push(`  providers = { ${["aws", ...aliases].map((name) => `"${name}" = "aws"`).join(", ")} }\n`);
  }
  return `terraform {\n  source = "${moduleSource(service)}"\n}\n\ninputs = {\n${inputs.join("")}}\n`;
}

/** Bare arguments of a module, as a unit. */
export function unitOfArguments(code: string): string {
  const source = /^source\s*=.*\n/m;
  const [own = ""] = source.exec(code) ?? [];
  return `inputs = {\n${code.replace(source, "\n")}}\n${own === "" ? "" : `\nterraform {\n  ${own}}\n`}`;
}
