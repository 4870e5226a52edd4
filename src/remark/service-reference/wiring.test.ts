import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import type { Service } from "../../catalog/schema";
import { makeInput, makeService } from "../../catalog/testing/service";
import { Wiring } from "../../catalog/wiring";
import { renderWiring } from "./wiring";

const make = (name: string, overrides: Partial<Service> = {}): Service =>
  makeService({ name, slug: name.toLowerCase(), ...overrides });
const outputs = [{ name: "id", type: "string" }];
const vpc = make("VPC", { outputs });
const mgmt = make("Mgmt", { outputs });
const zones = make("Zones");
const users = Array.from({ length: 9 }, (_, index) =>
  make(`User${index}`, {
    inputs: [makeInput("vpc_id", { from: ["networking/vpc#id", "networking/mgmt#id"] })],
    dependsOn: ["networking/zones"],
  }),
);

function render(service: Service, count: number): { lines: string[]; urls: string[] } {
  const lines = renderWiring(service, new Wiring([vpc, mgmt, zones, ...users.slice(0, count)]));
  const urls: string[] = [];
  visit({ type: "root", children: lines } as Root, "link", ({ url }) => void urls.push(url));
  return { lines: lines.map((line) => toString(line as Nodes)), urls };
}

test("a service names what it needs, with alternatives, each a link", () => {
  const [user = vpc] = users;
  expect(render(user, 1)).toEqual({
    lines: ["Needs VPC or Mgmt, Zones"],
    urls: [
      "/reference/services/networking/vpc",
      "/reference/services/networking/mgmt",
      "/reference/services/networking/zones",
    ],
  });
});

test("it names up to seven users, or six and the number of the others", () => {
  expect(render(vpc, 7).lines).toEqual(["Used by User0, User1, User2, User3, User4, User5, User6"]);
  expect(render(vpc, 8).lines).toEqual(["Used by User0, User1, User2, User3, User4, User5 and 2 more"]);
  expect(render(vpc, 8).urls.at(-1)).toBe("#outputs");
});

test("one without either has no lines", () => {
  expect(render(vpc, 0).lines).toEqual([]);
});
