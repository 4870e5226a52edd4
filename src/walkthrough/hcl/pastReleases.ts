import type { CatalogModule } from "./catalogStubs";
import type { UpdateData } from "../../updates/schema";

/** A module of the library that the update guides call at releases of the past, as far as they use it. */
const sns: Pick<CatalogModule, "inputs" | "outputs"> = {
  inputs: [
    { name: "name", type: "string" },
    { name: "allow_publish_accounts", type: "list(string)", default: "[]" },
  ],
  outputs: [{ name: "topic_arn", type: "string" }],
};

/** Stubs for modules at the releases that the update guides name, by the repository's names of today and of the past. */
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
