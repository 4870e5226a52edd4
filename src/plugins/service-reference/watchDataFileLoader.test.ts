import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { dataFiles, SERVICES_FOLDER } from "../../catalog/servicesFolder";
import watchDataFileLoader from "./watchDataFileLoader.cjs";

it.each([
  ["a service's page depends on the data of all services", "networking/virtual-private-cloud-vpc.mdx", true],
  ["a page of prose does not", "index.mdx", false],
])("%s", (_, page, dependsOnData) => {
  const file = path.resolve(SERVICES_FOLDER, page);
  const dependencies: string[] = [];
  watchDataFileLoader.call(
    { resourcePath: file, addDependency: (one) => dependencies.push(one), addContextDependency: () => undefined },
    fs.readFileSync(file, "utf8"),
  );
  const expected = dependsOnData ? dataFiles(SERVICES_FOLDER).map((one) => path.resolve(one)) : [];
  expect(dependencies).toEqual(expect.arrayContaining(expected));
  expect(dependencies.length > 0).toBe(dependsOnData);
});
