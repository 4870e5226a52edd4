import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatString } from "../../catalog/hcl";
import type { Service } from "../../catalog/schema";

/** The source of a stub: a service, or a module without a page. */
export interface CatalogModule {
  version: string;
  source: { repository: string; path: string };
  inputs: readonly (Pick<Service["inputs"][number], "name" | "type"> & Partial<Service["inputs"][number]>)[];
  outputs: readonly (Pick<Service["outputs"][number], "name"> & Partial<Service["outputs"][number]>)[];
  providers?: Service["providers"];
}

const CONVERSIONS: [RegExp, string][] = [
  [/^(string|number|bool)$/, "to$1"],
  [/^(list|set|map)\(/, "to$1"],
];

/** A value that is unknown before an apply, converted to the output's type if that is a simple one. */
function unknownValue(type: string | undefined): string {
  const value = "terraform_data.unknown.output";
  for (const [pattern, replacement] of CONVERSIONS) {
    const [match] = pattern.exec(type ?? "") ?? [];
    if (match !== undefined) {
      return `${match.replace(pattern, replacement)}(${value})`;
    }
  }
  return value;
}

/** A module with the service's inputs and outputs, but no implementation. */
function stubFiles({ inputs, outputs, providers }: CatalogModule): Record<string, string> {
  const variables = inputs.map(({ name, type, default: value, nullable, sensitive }) =>
    [
      `variable ${formatString(name)} {`,
      `  type = ${type}`,
      ...(value === undefined ? [] : [`  default = ${value}`]),
      ...(nullable === undefined ? [] : ["  nullable = false"]),
      ...(sensitive === undefined ? [] : ["  sensitive = true"]),
      "}",
      "",
    ].join("\n"),
  );
  const results = outputs.map(({ name, type, sensitive }) =>
    [
      `output ${formatString(name)} {`,
      `  value = ${unknownValue(type)}`,
      ...(sensitive === undefined ? [] : ["  sensitive = true"]),
      "}",
      "",
    ].join("\n"),
  );
  const aliases = Object.keys(providers ?? {}).map((alias) => `aws.${alias}`);
  const required =
    aliases.length === 0
      ? ""
      : `terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      configuration_aliases = [${aliases.join(", ")}]\n    }\n  }\n}\n`;
  return {
    "variables.tf": variables.join("\n"),
    "outputs.tf": `resource "terraform_data" "unknown" {}\n\n${results.join("\n")}`,
    ...(required === "" ? {} : { "versions.tf": required }),
  };
}

/** Turns a folder into a repository with one commit that carries the tags. */
export function commitAll(folder: string, tags: Iterable<string>): void {
  const settings = {
    GIT_AUTHOR_NAME: "Stub",
    GIT_AUTHOR_EMAIL: "stub@example.com",
    GIT_COMMITTER_NAME: "Stub",
    GIT_COMMITTER_EMAIL: "stub@example.com",
    // The developer's own configuration may sign commits or run hooks.
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_CONFIG_NOSYSTEM: "1",
  };
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, env: { ...process.env, ...settings }, stdio: "ignore" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "-m", "Modules as they are called");
  [...tags].forEach((tag) => git("tag", tag));
}

/**
 * Creates each repository that services come from, with every service as a stub at the tag of its version.
 *
 * @param folder receives each repository as `NAME.git`
 */
export function makeCatalogRepositories(services: readonly CatalogModule[], folder: string): void {
  const repositories = new Set(services.map(({ source }) => source.repository));
  for (const repository of repositories) {
    const place = path.join(folder, `${repository}.git`);
    const own = services.filter(({ source }) => source.repository === repository);
    for (const service of own) {
      const module = path.join(place, service.source.path);
      fs.mkdirSync(module, { recursive: true });
      for (const [name, content] of Object.entries(stubFiles(service))) {
        fs.writeFileSync(path.join(module, name), content);
      }
    }
    commitAll(place, new Set(own.map(({ version }) => `v${version}`)));
  }
}
