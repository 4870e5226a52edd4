import type { List, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import type { Service } from "../../catalog/schema";
import { makeInput, makeService } from "../../catalog/testing/service";
import { Wiring } from "../../catalog/wiring";
import { renderNext, renderWiring } from "./wiring";

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

test("it names up to five users; if there are more, four and the number of the rest", () => {
  expect(render(vpc, 5).lines).toEqual(["Used by User0, User1, User2, User3, User4"]);
  expect(render(vpc, 6).lines).toEqual(["Used by User0, User1, User2, User3 and 2 more"]);
  expect(render(vpc, 6).urls.at(-1)).toBe("#deploy-next");
});

test("the end of its page links to all of its users", () => {
  const [title, , list] = renderNext(vpc, new Wiring([vpc, mgmt, zones, ...users]));
  expect(title).toMatchObject({ type: "heading", data: { hProperties: { id: "deploy-next" } } });
  expect((list as List).children.map((item) => toString(item))).toEqual(
    users.map(({ name, purpose }) => `${name}: ${purpose}`),
  );
});

test("a service without dependencies and users has no lines", () => {
  const wiring = new Wiring([vpc]);
  expect([...renderWiring(vpc, wiring), ...renderNext(vpc, wiring)]).toEqual([]);
});
