import fs from "node:fs";
import path from "node:path";
import { parse } from "@cdktn/hcl2json";
import { Ajv2020 } from "ajv/dist/2020.js";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { readServices } from "../../src/catalog/dataFile";
import { servicePath } from "../../src/catalog/servicePath";
import { dataFiles, SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { shortName } from "../../src/catalog/dependencies";
import { terraformSample, terragruntSample } from "../../src/catalog/samples";
import { isWired, Wiring } from "../../src/catalog/wiring";
import { deployTiers } from "../../src/catalog/deployOrder";
import { renderFragments } from "../../src/catalog/render/fragments";
import { isRequired } from "../../src/catalog/isRequired";
import type { Service } from "../../src/catalog/schema";
import { serviceAnchors } from "../../src/checks/serviceAnchors";
import { formatProblem } from "../../src/lib/problem";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { publishedFiles } from "../../src/plugins/service-reference/publishedData";

/** The services in the Service Catalog that the site must document. */
const DOCUMENTED = [
  "app-orchestration/amazon-ecs-cluster",
  "app-orchestration/amazon-ecs-fargate-cluster",
  "app-orchestration/amazon-ecs-service",
  "app-orchestration/amazon-eks",
  "app-orchestration/amazon-eks-core-services",
  "app-orchestration/amazon-eks-workers",
  "app-orchestration/argo-cd",
  "app-orchestration/auto-scaling-group-asg",
  "app-orchestration/ec-2-instance",
  "app-orchestration/helm-service",
  "app-orchestration/karpenter",
  "app-orchestration/kubernetes-namespace",
  "app-orchestration/kubernetes-service",
  "app-orchestration/lambda",
  "app-orchestration/public-static-website",
  "ci-cd-pipeline/cost-management",
  "ci-cd-pipeline/ecs-deploy-runner",
  "ci-cd-pipeline/jenkins",
  "data-storage/amazon-aurora",
  "data-storage/amazon-ecr-repositories",
  "data-storage/amazon-elasti-cache-for-memcached",
  "data-storage/amazon-elasti-cache-for-redis",
  "data-storage/amazon-elasticsearch",
  "data-storage/amazon-rds",
  "data-storage/amazon-rds-replica",
  "data-storage/s-3-bucket",
  "landing-zone/aws-app-account-baseline-wrapper",
  "landing-zone/aws-root-account-baseline-wrapper",
  "landing-zone/aws-security-account-baseline-wrapper",
  "landing-zone/gruntwork-access",
  "landing-zone/iam-users-and-iam-groups",
  "networking/elastic-load-balancer-elb",
  "networking/management-vpc",
  "networking/route-53-hosted-zones",
  "networking/sns-topics",
  "networking/virtual-private-cloud-vpc",
  "security/bastion",
  "security/open-vpn",
  "security/tailscale-subnet-router",
  "security/tls-scripts",
];

const { services, problems } = readServices(path.resolve(import.meta.dirname, "../..", SERVICES_FOLDER));
const wiring = new Wiring(services);
const keys = services.map(({ group, slug }) => `${group}/${slug}`);

const anchors = new Set(
  services.flatMap((one) => serviceAnchors(one, wiring).map((id) => `${servicePath(one)}#${id}`)),
);

test("the data of all services is valid", () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

test("pages and the importer read the same values, although they use different YAML parsers", () => {
  for (const file of dataFiles(SERVICES_FOLDER)) {
    const text = fs.readFileSync(file, "utf8");
    expect(load(text, { schema: CORE_SCHEMA }), file).toEqual(parseYaml(text));
  }
});

test("every service in the catalog has data", () => {
  expect(keys).toEqual(expect.arrayContaining(DOCUMENTED));
});

test("exactly the services in the sidebar have data", () => {
  const inSidebar = serviceGroups.flatMap(({ group, slugs }) => slugs.map((slug) => `${group}/${slug}`));
  expect([...keys].sort()).toEqual([...inSidebar].sort());
});

test("samples of all services parse and set the expected inputs", { timeout: 120_000 }, async () => {
  for (const service of services) {
    for (const all of [false, true]) {
      const shown = service.inputs.filter((input) => all || isRequired(input));
      const expected = shown.map(({ name }) => name).sort();
      const terraform = await parse("main.tf", terraformSample(service, wiring, { all }));
      const modules = terraform.module as Record<string, Record<string, unknown>[]>;
      const names = Object.keys(modules[shortName(service)]?.[0] ?? {}).filter(
        (name) => name !== "source" && name !== "providers",
      );
      expect(names.sort(), service.slug).toEqual(expected);
      const terragrunt = await parse("terragrunt.hcl", terragruntSample(service, wiring, { all }));
      expect(Object.keys((terragrunt.inputs ?? {}) as object).sort(), service.slug).toEqual(expected);
    }
  }
});

test("each service has a unique name in code", () => {
  expect(new Set(services.map(shortName)).size).toBe(services.length);
});

test("a sample declares exactly the dependencies that it reads, with a mock for each output", async () => {
  const wired = services.filter((service) => service.inputs.some(isWired));
  expect(wired.length).toBeGreaterThan(0);
  for (const service of wired) {
    const sample = terragruntSample(service, wiring);
    const content = await parse("terragrunt.hcl", sample);
    const blocks = content.dependency as Record<string, [{ mock_outputs: object; config_path: string }]>;
    const mocked = Object.entries(blocks).flatMap(([name, [{ mock_outputs: mocks }]]) =>
      Object.keys(mocks).map((output) => `${name}.${output}`),
    );
    const read = [...sample.matchAll(/dependency\.(\w+)\.outputs\.(\w+)/g)].map(
      ([, name, output]) => `${name}.${output}`,
    );
    expect(mocked.sort(), service.slug).toEqual([...new Set(read)].sort());
    const used = [...terraformSample(service, wiring).matchAll(/module\.(\w+)\.(\w+)/g)];
    expect([...new Set(used.map(([, name, output]) => `${name}.${output}`))].sort()).toEqual(mocked.sort());
  }
});

test("every service belongs to a deploy tier", () => {
  expect(deployTiers(services, wiring).flat()).toHaveLength(services.length);
});

test.each(services)(
  "the page of $slug has one element for every input, field and output, and no broken links to them",
  (service) => {
    const html = Object.values(renderFragments(service, wiring)).join("");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const entries = serviceAnchors(service, wiring).filter((id) => /^(?:in|out)put_/.test(id));
    expect(ids).toEqual(expect.arrayContaining(entries));
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    const elsewhere = [...html.matchAll(/ href="(\/reference\/services\/[^"]+#(?:in|out)put_[^"]+)"/g)].map(
      ([, to]) => to,
    );
    expect(elsewhere.filter((to) => !anchors.has(to ?? ""))).toEqual([]);
  },
);

test("the published data conforms to the published schema", () => {
  const files = publishedFiles(services, "https://example.com");
  const published = files.get("/reference/services/service.schema.json");
  expect(published).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://example.com/reference/services/service.schema.json",
    required: expect.arrayContaining(["name", "inputs", "outputs"]) as unknown,
  });
  const conforms = new Ajv2020().compile(published as object);
  for (const service of services) {
    const file = `${servicePath(service)}.json`;
    conforms(files.get(file));
    expect(conforms.errors, file).toBeNull();
  }
  expect(conforms({ ...files.get(`${servicePath(services[0] as Service)}.json`), color: "red" })).toBe(false);
  // Keys that only the source data has, and patterns that validators in other languages reject.
  expect(JSON.stringify(published)).not.toMatch(/shared|editorial|\\\\p\{/);
});
