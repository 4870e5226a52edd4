import { describe, expect, it } from "vitest";
import { makeInput, makeService } from "../../catalog/testing/service";
import { findProblemsInBody, FRONT_MATTER, makeSite } from "../testing/fixture";
import { links } from "./links";

const bastion = makeService({
  group: "security",
  slug: "bastion",
  inputs: [makeInput("name"), makeInput("filters", { default: "{}", fields: { owners: "Owners of the image." } })],
  outputs: [{ name: "id", description: "An output of the test." }],
});

const site = makeSite(
  {
    "intro/overview/how-it-works.mdx": `${FRONT_MATTER}## Subnet tiers {/* #tiers */}\n\n## Public and private\n\n<div id="box">Text</div>\n`,
    "guides/index.mdx": FRONT_MATTER,
    "../static/img/mark.svg": "<svg/>",
    "reference/services/security/bastion.mdx": FRONT_MATTER,
  },
  {
    services: [
      {
        type: "category",
        label: "Security",
        items: [],
        link: { type: "generated-index", slug: "/reference/services/security" },
      },
    ],
  },
  [bastion],
);
const check = (body: string) => findProblemsInBody(links, body, { site });

describe("links", () => {
  it.each([
    "[How it works](./overview/how-it-works.mdx)",
    "[Tiers](./overview/how-it-works.mdx#tiers)",
    "[Public](overview/how-it-works.mdx#public-and-private)",
    "[The box](./overview/how-it-works.mdx#box)",
    "[Guides][guides]\n\n[guides]: ../guides/index.mdx",
    "## Below\n\n[Below](#below)",
    "[The name](../reference/services/security/bastion.mdx#input_name)",
    "[Owners](../reference/services/security/bastion.mdx#input_filters.owners)",
    "[The id](../reference/services/security/bastion.mdx#output_id)",
    "[General inputs](../reference/services/security/bastion.mdx#inputs-general)",
    "[All tags](/tags), [one](/tags/go), [home](/), [security services](/reference/services/security)",
    "[AWS pricing](https://aws.amazon.com/vpc/pricing/)",
    "[Write to support](mailto:support@gruntwork.io)",
  ])("accepts %j", async (body) => {
    expect(await check(`${body}\n`)).toEqual([]);
  });

  it("rejects a missing page, and suggests the intended one", async () => {
    expect(await check("Text, [How](./overview/how-it-work.mdx).\n")).toEqual([
      "6:7 There is no page ./overview/how-it-work.mdx. Did you mean ./overview/how-it-works.mdx?",
    ]);
    expect(await check("[Guides](../guides.mdx)\n")).toEqual([
      "6:1 There is no page ../guides.mdx. Did you mean ../guides/index.mdx?",
    ]);
    expect(await check("[How](./overview/how-it-works)\n")).toEqual([
      "6:1 There is no page ./overview/how-it-works. Did you mean ./overview/how-it-works.mdx?",
    ]);
    expect(await check("[Far](./nothing-like-it-anywhere.mdx)\n")).toEqual([
      "6:1 There is no page ./nothing-like-it-anywhere.mdx. Correct the path.",
    ]);
  });

  it("suggests a page in another folder only if the suggestion is unambiguous", async () => {
    const guides = Object.fromEntries(
      ["vpc/design", "vpc/next-steps", "pipelines/next-steps", "pipelines/index"].map((name) => [
        `guides/${name}.mdx`,
        FRONT_MATTER,
      ]),
    );
    const find = (link: string) =>
      findProblemsInBody(links, `[The design](${link})\n`, { path: "guides/eks/index.mdx", site: makeSite(guides) });
    expect(await find("./next-steps.mdx")).toEqual(["6:1 There is no page ./next-steps.mdx. Correct the path."]);
    expect(await find("../vcp/next-steps.mdx")).toEqual([
      "6:1 There is no page ../vcp/next-steps.mdx. Did you mean ../vpc/next-steps.mdx?",
    ]);
    expect(await find("../vpc/next-step")).toEqual([
      "6:1 There is no page ../vpc/next-step. Did you mean ../vpc/next-steps.mdx?",
    ]);
    expect(await find("./design.mdx")).toEqual(["6:1 There is no page ./design.mdx. Did you mean ../vpc/design.mdx?"]);
  });

  it("rejects an id that the page does not have", async () => {
    expect(await check("[Tiers](./overview/how-it-works.mdx#tires)\n")).toEqual([
      "6:1 docs/intro/overview/how-it-works.mdx has no #tires. Did you mean #tiers?",
    ]);
    expect(await check("[Below](#below)\n")).toEqual([
      "6:1 This page has no #below. Give the heading an id: ## Heading {/* #id */}.",
    ]);
    expect(await check("[Nam](../reference/services/security/bastion.mdx#input_nam)\n")).toEqual([
      "6:1 docs/reference/services/security/bastion.mdx has no #input_nam. Did you mean #input_name?",
    ]);
  });

  it("requires the file instead of the path on the site", async () => {
    expect(await check("[Guides](/guides)\n")).toEqual([
      "6:1 Link to the file of the page instead of /guides: ../guides/index.mdx.",
    ]);
    expect(await check("[Nowhere](/nowhere)\n")).toEqual([expect.stringMatching(/^6:1 There is no page \/nowhere\./)]);
  });

  it("accepts the path of a file that is served as it is, but not of its folder", async () => {
    expect(await check("[Mark](/img/mark.svg)\n")).toEqual([]);
    expect(await check("[Pictures](/img)\n")).toEqual([expect.stringMatching(/^6:1 There is no page \/img\./)]);
  });

  it("checks the links of components and definitions", async () => {
    expect(await check('<a href="./gone.mdx">Gone</a>\n')).toEqual([
      expect.stringMatching(/^6:1 There is no page \.\/gone\.mdx\./),
    ]);
    expect(await check('<a href="https://aws.amazon.com/">AWS</a> and <a href="/img/mark.svg">the mark</a>\n')).toEqual(
      [],
    );
    expect(await check("[Gone][gone]\n\n[gone]: ./gone.mdx\n")).toEqual([
      expect.stringMatching(/^8:1 There is no page/),
    ]);
  });

  it.each(["./overview/how-it-works.mdx#tiers", "/intro/overview/how-it-works"])(
    "requires Markdown for the link of an element to %s, which the build leaves as it is",
    async (href) => {
      expect(await check(`<a href="${href}">Tiers</a>\n`)).toEqual([
        `6:1 Write the link to ${href} in Markdown, as [Title](./page.mdx). The build resolves pages only in Markdown links.`,
      ]);
    },
  );

  it("rejects URLs that browsers cannot follow", async () => {
    expect(await check("[None]()\n")).toEqual([expect.stringMatching(/^6:1 The link is empty\./)]);
    expect(await check("[Script](javascript:alert)\n")).toEqual([
      expect.stringMatching(/^6:1 javascript:alert is not a valid URL/),
    ]);
  });

  it("survives malformed escapes", async () => {
    expect(await check("[Half](#100%25) and [half](./%E0%A4.mdx#100%)\n")).toEqual([
      expect.stringMatching(/^6:1 This page has no #100%\./),
      expect.stringMatching(/^6:21 There is no page/),
    ]);
  });

  it("requires a text that says where the link leads", async () => {
    expect(await check("Read more [here](./overview/how-it-works.mdx).\n")).toEqual([
      `6:11 The link's text "here" does not say where it leads. Name the page.`,
    ]);
  });

  it("rejects a link without text, unless it contains a picture", async () => {
    expect(await check("[](./overview/how-it-works.mdx)\n")).toEqual([
      "6:1 The link to ./overview/how-it-works.mdx has no text. Write between the brackets where it leads.",
    ]);
    expect(await check("[![The way](./way.svg)](./overview/how-it-works.mdx)\n")).toEqual([]);
  });

  it("rejects the address of a page on the site or on the development server", async () => {
    for (const address of ["http://localhost:3000", "https://docs.gruntwork.io"]) {
      expect(await check(`[How](${address}/intro/overview/how-it-works)\n`)).toEqual([
        expect.stringMatching(/^6:1 Link to the file of the page instead of \/intro\/overview\/how-it-works: /),
      ]);
    }
    expect(
      await check("[Gruntwork](https://gruntwork.io/services) and [a fork](https://docs.gruntwork.io.example)\n"),
    ).toEqual([]);
    expect(await check("[Another site](https://docs-gruntwork.io)\n")).toEqual([]);
    expect(await check("[Jenkins](http://localhost:8080/)\n")).toEqual([]);
  });

  it("leaves definitions of pictures to the rule about images", async () => {
    expect(await check("![The way][way]\n\n[way]: ./way.svg\n")).toEqual([]);
  });
});
