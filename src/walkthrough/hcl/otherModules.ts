import type { CatalogModule } from "./catalogStubs";
import type { UpdateData } from "../../updates/schema";
import type { World } from "../../world/schema";

/** The inputs and outputs of a library module that the update guides use, at past releases. */
const sns: Pick<CatalogModule, "inputs" | "outputs"> = {
  inputs: [
    { name: "name", type: "string" },
    { name: "allow_publish_accounts", type: "list(string)", default: "[]" },
  ],
  outputs: [{ name: "topic_arn", type: "string" }],
};

/** Stubs for modules at the releases that the update guides name, under current and former repository names. */
export function pastReleases({ repositories }: UpdateData): CatalogModule[] {
  return repositories
    .filter(({ name }) => name === "terraform-aws-messaging")
    .flatMap(({ name, formerName = name, firstFor, newestBefore }) =>
      [...new Set([name, formerName])].flatMap((repository) =>
        [...Object.values(firstFor), ...Object.values(newestBefore)].map((tag) => ({
          ...sns,
          version: tag.replace(/^v/, ""),
          source: { repository, path: "modules/sns" },
        })),
      ),
    );
}

/** The inputs and outputs of a core module that pages use directly, without the Service Catalog. */
const vpcApp: Pick<CatalogModule, "inputs" | "outputs"> = {
  inputs: [
    { name: "vpc_name", type: "string" },
    { name: "cidr_block", type: "string" },
    { name: "num_nat_gateways", type: "number" },
  ],
  outputs: [{ name: "vpc_id", type: "string" }],
};

/** Stubs for core modules, at the example company's releases. */
export function coreModules({ versions }: World): CatalogModule[] {
  return versions.flatMap(({ repository, version }) =>
    repository === "terraform-aws-vpc"
      ? [{ ...vpcApp, version: version.replace(/^v/, ""), source: { repository, path: "modules/vpc-app" } }]
      : [],
  );
}
