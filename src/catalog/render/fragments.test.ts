import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { fixtureService, HOSTILE, longName } from "../../../tests/support/referenceFixture";
import type { Service } from "../schema";
import { makeInput, makeService } from "../testing/service";
import { Wiring } from "../wiring";
import { inputSections, renderFragments } from "./fragments";

const service = fixtureService();
const fragments = renderFragments(service, new Wiring([service]));
const markup = Object.values(fragments).join("");

function read(html: string) {
  const texts = new Map<string, string>();
  let id = "";
  const found = {
    ids: [] as string[],
    hrefs: [] as string[],
    tags: new Set<string>(),
    text: "",
    /** Text of an input or output. */
    entry: (name: string): string => texts.get(name) ?? "",
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      found.tags.add(name);
      found.ids.push(...(attributes.id ? [attributes.id] : []));
      found.hrefs.push(...(attributes.href ? [attributes.href] : []));
      id = attributes.class === "entry" ? (attributes.id ?? "") : id;
    },
    ontext(text) {
      found.text += text;
      texts.set(id, (texts.get(id) ?? "") + text);
    },
  });
  parser.end(html);
  return found;
}

describe("renderFragments", () => {
  const page = read(markup);

  test("every input, field and output has a unique id", () => {
    expect(new Set(page.ids).size).toBe(page.ids.length);
    for (const { name } of service.inputs) {
      expect(page.ids).toContain(`input_${name}`);
    }
    expect(page.ids).toContain(`input_${longName(0)}.nested.deep`);
    expect(page.ids).toContain("output_arn");
  });

  test("every link within the page points to an existing id", () => {
    const ids = new Set(page.ids);
    const lost = page.hrefs.filter((href) => href.startsWith("#") && !ids.has(href.slice(1)));
    expect(lost).toEqual([]);
    expect(page.hrefs).toContain(`#input_${longName(1)}`);
  });

  test("texts are shown literally, never as markup", () => {
    expect([...page.tags]).not.toContain("script");
    expect(markup).not.toContain("<!--");
    // Markdown decodes entities; everything else stays.
    expect(page.text).toContain(HOSTILE.replace("&amp;", "&"));
  });

  test("sections are the required inputs, then the groups in the order of `inputGroups`", () => {
    expect(inputSections(service).map(({ id }) => id)).toEqual([
      "inputs-required",
      "inputs-networking",
      "inputs-access",
      "inputs-advanced",
    ]);
    const count = inputSections(service).reduce((sum, { inputs }) => sum + inputs.length, 0);
    expect(count).toBe(service.inputs.length);
  });

  test("required or optional, default, allowed values and expressions are text on the page", () => {
    const required = read(fragments["inputs-required"] ?? "").text;
    expect(required).toContain("required");
    expect(read(fragments["inputs-access"] ?? "").text).toContain("optional");
    expect(page.text).toContain('Allowed: "<a>"');
    expect(read(fragments.outputs ?? "").text).toContain("dependency.fixture.outputs.arn");
    expect(read(fragments.outputs ?? "").text).toContain("module.fixture.arn");
  });

  test("the module's description is marked as such if no writer has written one", () => {
    const entry = page.entry(`input_${longName(3)}`);
    expect(entry).toMatch(/In the module's words:\s*Number 3 of many\./);
    expect(entry).toContain(HOSTILE);
    expect(markup).toContain("- <code>&lt;&gt;{}</code> as it is<br />- nothing");
    expect(page.entry(`input_${longName(4)}`)).not.toContain("In the module's words");
  });

  test("an entry shows what releases changed, and its badges", () => {
    const entry = page.entry(`input_${longName(9)}`);
    expect(entry).toContain("New in 0.9.0.");
    expect(entry).toMatch(/Became required in 0\.10\.0\.\s+Before\s+"long long/);
    expect(entry).toContain("Became sensitive in 1.0.0.");
    expect(page.entry(`input_${longName(6)}`)).toMatch(/ephemeral\s*deprecated[^]*Deprecated\. Use arn instead\./);
  });
});

test("code blocks in the module's description keep their layout", () => {
  const moduleDescription =
    'Example:\n```hcl\n  {\n    # <a> `b`\n    c = "d"\n\n  }\n```\n\nThe end, with ``` in a line.';
  const outputs = [{ name: "x", moduleDescription }];
  const { outputs: markup = "" } = renderFragments({ ...service, outputs }, new Wiring([]));
  expect(markup).toContain("<code>{\n  # &lt;a&gt; `b`\n  c = &quot;d&quot;\n\n}</code></pre>");
  expect(read(markup).entry("output_x")).toMatch(/words:\s+Example:\s+\{[^]*\}\s+The end, with ``` in a line\./);
});

test("a field's default follows its other facts, or is collapsed below them", () => {
  const type = `object({ a = optional(number, 1), b = optional(list(string), ["${"x".repeat(90)}"]) })`;
  const markup = Object.values(
    renderFragments({ ...service, inputs: [makeInput("x", { type })], outputs: [] }, new Wiring([])),
  );
  const text = read(markup.join("")).entry("input_x").replace(/\s+/g, " ");
  expect(text).toContain("a number optional, default 1 b list(string) optional default of 3 lines");
});

describe("an output", () => {
  const outputs = [
    { name: "plain" },
    { name: "old", ephemeral: true as const, deprecated: "Use plain.", since: "1.0.0", moduleDescription: "Old." },
  ];
  const { outputs: markup = "" } = renderFragments({ ...service, outputs }, new Wiring([]));

  test("says that it is not described, and mentions no changes if none are recorded", () => {
    expect(read(markup).entry("output_plain")).toMatch(/Not described yet\.\s+Terragrunt/);
  });

  test("shows its badges, its deprecation, the module's description and its history", () => {
    expect(read(markup).entry("output_old")).toMatch(
      /ephemeral\s*deprecated[^]*Deprecated\. Use plain\.[^]*In the module's words:\s+Old\.[^]*New in 1\.0\.0\./,
    );
  });
});

describe("wiring", () => {
  const vpc = makeService({
    slug: "vpc",
    name: "VPC",
    outputs: [{ name: "vpc_id", type: "string" }, { name: "other" }],
  });
  const users = ["a", "b", "c", "d", "e", "f", "g"].map((slug) =>
    makeService({
      slug,
      name: slug.toUpperCase(),
      inputs: [
        makeInput("vpc_id", { from: ["networking/vpc#vpc_id", "networking/mgmt#vpc_id"] }),
        makeInput("peer_id", { default: "null", from: ["networking/mgmt#vpc_id"] }),
        makeInput("peer_ids", { default: "[]", type: "list(string)", from: ["networking/mgmt#vpc_id"] }),
      ],
    }),
  );
  const mgmt = makeService({ slug: "mgmt", name: "Management <VPC>", outputs: [{ name: "vpc_id", type: "string" }] });
  const render = (one: Service, count: number) =>
    Object.values(renderFragments(one, new Wiring([vpc, mgmt, ...users.slice(0, count)]))).join("");
  const [user = vpc] = users;

  test("an input names the outputs that its value comes from or can come from, with links", () => {
    const page = read(render(user, 1));
    expect(page.entry("input_vpc_id")).toContain("Comes from VPC › vpc_id or Management <VPC> › vpc_id");
    expect(page.entry("input_peer_id")).toContain("Can come from Management <VPC> › vpc_id");
    expect(page.hrefs).toContain("/reference/services/networking/vpc#output_vpc_id");
  });

  test("an output names the services that take it, and the inputs if there are several", () => {
    const page = read(render(vpc, 2));
    expect(page.entry("output_vpc_id")).toContain("Used by A, B");
    expect(page.entry("output_other")).not.toContain("Used by");
    expect(page.hrefs).toContain("/reference/services/networking/b#input_vpc_id");
    expect(read(render(mgmt, 1)).entry("output_vpc_id")).toContain("Used by A (vpc_id, peer_id, peer_ids)");
  });

  test("collapses more than six services", () => {
    expect(render(vpc, 6)).not.toContain("<summary>Used by");
    expect(render(vpc, 7)).toContain("<summary>Used by 7 services</summary>");
  });
});
