import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { buildIndex } from "./index/build";
import { addresses, engineOver, noTuning, page, type PageSketch } from "./testing";
import { find, kubernetes, openVpn, pages } from "./testing/sampleSite";
import type { SearchRecord } from "./types";

describe("ranking", () => {
  it("ranks a heading that the words cover above text that contains them", async () => {
    expect((await find("subnet tiers"))[0]).toBe("/guides/vpc#subnet-tiers");
  });

  it("ranks the exact identifier first, then those that start with it", async () => {
    const found = await find("vpn_subnet");
    expect(found.slice(0, 2)).toEqual([
      "/services/open-vpn#input_vpn_subnet",
      "/services/open-vpn#input_vpn_subnet_mask",
    ]);
  });

  it("finds the page that is about a word, however many pages contain the query's rarer words", async () => {
    const engine = engineOver([
      { path: "/jenkins", title: "Jenkins" },
      ...Array.from({ length: 20 }, (_, n) => ({ path: `/ci-${n}`, title: `System ${n}`, text: "Replaces Jenkins." })),
      ...Array.from({ length: 6 }, (_, n) => ({
        path: `/${n}`,
        title: `Part ${n}`,
        sections: { Killed: "By a signal." },
      })),
    ]);
    const found = new Set((await engine.search("jenkins killed")).hits.map(({ path }) => path));
    expect(found).toContain("/jenkins");
    expect(found).toContain("/0");
    expect(found).not.toContain("/ci-0");
  });

  it("finds an identifier by a prefix and by its parts", async () => {
    const input = "/services/amazon-aurora#input_allow_connections_from_cidr_blocks";
    expect((await find("allow_connections_fr"))[0]).toBe(input);
    expect((await find("connections_from_cidr"))[0]).toBe(input);
    expect((await find("allowConnectionsFromCidrBlocks"))[0]).toBe(input);
  });

  it("ranks an input above its page when its name is among other words", async () => {
    expect((await find("aurora allow_connections"))[0]).toBe(
      "/services/amazon-aurora#input_allow_connections_from_cidr_blocks",
    );
  });

  it("ranks a name first when it is typed in full, but not when another form of it is", async () => {
    const engine = engineOver([
      { path: "/lambda", title: "Lambda", outputs: { version: "Uses versioning." } },
      { path: "/versioning", title: "Versioning" },
    ]);
    const first = async (query: string) => addresses((await engine.search(query)).hits)[0];
    expect(await first("version")).toBe("/lambda#output_version");
    expect(await first("versioning")).toBe("/versioning");
  });

  it("finds an identifier despite a typo", async () => {
    expect((await find("allow_conections_from_cidr_blocks"))[0]).toBe(
      "/services/amazon-aurora#input_allow_connections_from_cidr_blocks",
    );
  });

  it("ranks pages above their inputs when words are typed", async () => {
    expect((await find("aurora"))[0]).toBe("/services/amazon-aurora");
  });

  it("ranks an input that the words name above the rest of its page, but does not raise its page", async () => {
    expect((await find("aurora cidr"))[0]).toBe("/services/amazon-aurora#input_allow_connections_from_cidr_blocks");
    const found = await find("subnet");
    expect(found.findIndex((address) => address.includes("#input_"))).toBeGreaterThan(found.indexOf("/guides/vpc"));
  });

  it("ranks an input above other pages if its name and its page's title together contain the words", async () => {
    const engine = engineOver([
      {
        path: "/rds",
        title: "RDS",
        text: "A database, not Redis.",
        sections: { "Multi-AZ": "A standby takes over in another zone." },
      },
      { path: "/redis", title: "Redis", text: "A cache.", inputs: { enable_multi_az: "Spreads the nodes." } },
    ]);
    const first = async (query: string) => addresses((await engine.search(query)).hits)[0];
    expect(await first("multi az redis")).toBe("/redis#input_enable_multi_az");
    expect(await first("enable multi az")).toBe("/rds#multi-az");
  });

  it("keeps the sections of a page together and shows few of them", async () => {
    const sections = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`Gateway ${index}`, "A gateway."]));
    const engine = engineOver([
      { path: "/a", title: "Gateways", sections },
      { path: "/b", title: "Other", sections: { Gateway: "One more gateway." } },
    ]);
    const paths = (await engine.search("gateway")).hits.map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(["/a", "/b"]));
    expect(paths.lastIndexOf("/a")).toBeLessThan(paths.indexOf("/b"));
    expect(paths.filter((path) => path === "/a").length).toBeLessThanOrEqual(4);
  });

  it("ranks a section that defines a term above one that uses it", async () => {
    const text = "A bastion lets engineers in, and only them.";
    const engine = engineOver([
      { path: "/uses", title: "Uses", text },
      { path: "/defines", title: "Defines", text, keyTerms: "bastion" },
    ]);
    expect(addresses((await engine.search("bastion")).hits)).toEqual(["/defines", "/uses"]);
  });

  it("finds a field of an input, and ranks an input above a field of the same name", async () => {
    const field: SearchRecord = {
      kind: "field",

      heading: "vpn_subnet",
      parents: ["Inputs", "networks"],
      anchor: "input_networks.vpn_subnet",
      text: "",
    };
    const site = [page({ path: "/other", title: "Other" }), page(openVpn)];
    site[0]?.records.push(field, { ...field, heading: "drain.after_days", anchor: "input_networks.drain.after_days" });
    const files = buildIndex(site, noTuning);
    const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
    const first = async (query: string) => addresses((await engine.search(query)).hits)[0];
    expect(await first("vpn_subnet")).toBe("/services/open-vpn#input_vpn_subnet");
    expect(await first("drain after days")).toBe("/other#input_networks.drain.after_days");
    expect(await first("after_days")).toBe("/other#input_networks.drain.after_days");
  });

  it("shows the best pages if more match than it ranks in full", async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      path: `/${index}`,
      title: index === 299 ? "Gateway" : `Page ${index}`,
      text: "A gateway.",
    }));
    const { hits, total } = await engineOver(many).search("gateway", { limit: 3 });
    expect(hits[0]?.path).toBe("/299");
    expect(total).toBe(150);
  });

  it("shows the section that a page is ranked by, even next to many of its outputs that the query names", async () => {
    const engine = engineOver([
      {
        path: "/service",
        title: "Service",
        sections: { Deploy: "The first task got the taskarn of the role. Got taskarn." },
        outputs: Object.fromEntries(["a", "b", "c", "d", "e"].map((letter) => [`task_arn_${letter}`, ""])),
      },
      { path: "/other", title: "Other", text: "Got nothing." },
      { path: "/third", title: "Third", text: "Nothing." },
    ]);
    expect(addresses((await engine.search("got taskarn")).hits)).toContain("/service#deploy");
  });

  describe("of more pages than are ranked in full", () => {
    const site = (count: number, last: Partial<PageSketch>) =>
      Array.from({ length: count }, (_, index) => ({
        path: `/${index}`,
        title: `Page ${index}`,
        text: "A gateway.",
        ...(index === count - 1 && last),
      }));

    it.each([
      [150, 150],
      [151, 150],
    ])("of %s pages, shows at most %s", async (count, shown) => {
      expect((await engineOver(site(count, {})).search("gateway", { limit: 3 })).total).toBe(shown);
    });

    it("keeps the page whose name was typed, wherever it is", async () => {
      const engine = engineOver(site(300, { inputs: { gateway_id: "A gateway." } }));
      expect(addresses((await engine.search("gateway_id", { limit: 1 })).hits)).toEqual(["/299#input_gateway_id"]);
    });

    it("keeps the page that contains all words, wherever it is", async () => {
      const engine = engineOver(site(300, { text: "Far down a gateway has a quota." }));
      expect((await engine.search("gateway quota", { limit: 1 })).hits[0]?.path).toBe("/299");
    });
  });

  it("applies the configured path weights", async () => {
    const twins = [
      { path: "/old/gateway", title: "Gateway" },
      { path: "/new/gateway", title: "Gateway" },
    ];
    const engine = engineOver(twins, { synonyms: [], pathWeights: { "/old": 0.5 } });
    expect(addresses((await engine.search("gateway")).hits)).toEqual(["/new/gateway", "/old/gateway"]);
  });
});

describe("keywords", () => {
  const lambda = { path: "/lambda", title: "Lambda", text: "Runs code.", keywords: ["function as a service", "FaaS"] };
  const batch = { path: "/batch", title: "Batch", text: "Runs a function as a service of its own. FaaS is another." };
  const engine = engineOver([batch, lambda]);

  it.each(["faas", "function as a service", "functions as service"])(
    "lead to the opening of their page, before pages that mention the words: %s",
    async (query) => {
      expect(addresses((await engine.search(query)).hits)[0]).toBe("/lambda");
    },
  );

  it("lead to the section that explains a message, if there is one", async () => {
    const deploy = {
      path: "/deploy",
      title: "Deploy",
      text: "Release, then apply.",
      keywords: ["Error acquiring the state lock"],
      sections: { Troubleshooting: "Error acquiring the state lock: ask who is applying.", State: "A state lock." },
    };
    const { hits } = await engineOver([deploy]).search("error acquiring the state lock");
    expect(addresses(hits)[0]).toBe("/deploy#troubleshooting");
  });

  it.each([
    ["Access denied is one of many errors.", "/roles"],
    ["Roles, and who assumes them.", "/roles#debug"],
  ])("lead to a section with the words of a short query if the opening lacks one: %s", async (text, expected) => {
    const sections = { Debug: "Access denied: the role does not trust you." };
    const roles = { path: "/roles", title: "Roles", text, sections, keywords: ["access denied"] };
    expect(addresses((await engineOver([roles]).search("access denied")).hits)[0]).toBe(expected);
  });

  it("count most if the query contains all their words", async () => {
    const site = [
      { path: "/some", title: "Some", keywords: ["service level agreement of a function"] },
      { path: "/all", title: "All", keywords: ["level of service"] },
    ];
    const hits = (await engineOver(site).search("service level")).hits;
    expect(addresses(hits)).toEqual(["/all", "/some"]);
  });

  it("produce one result per page, however many match", async () => {
    const site = [{ path: "/a", title: "Gateway", keywords: ["gateway one", "gateway two"], text: "A gateway." }];
    const { hits, total, readSnippets } = await engineOver(site).search("gateway");
    expect(addresses(hits)).toEqual(["/a"]);
    expect(total).toBe(1);
    expect((await readSnippets())[0]?.html).toBe("A <mark>gateway</mark>.");
  });

  it("are not shown as text", async () => {
    const { readSnippets } = await engine.search("faas");
    expect((await readSnippets())[0]?.html).toBe("Runs code.");
  });
});

describe("questions", () => {
  it("are ranked by the words that name a subject on this site", async () => {
    const others = Array.from({ length: 30 }, (_, index) => ({
      path: `/${index}`,
      title: `Page ${index}`,
      text: `You can see several of them, and that is enough. ${index === 0 ? "A bucket is one." : ""}`,
    }));
    const site = [...others, { path: "/buckets", title: "Buckets", text: "A bucket keeps files." }];
    const hits = (await engineOver(site).search("how do I see several buckets and enough of them")).hits;
    expect(addresses(hits)[0]).toBe("/buckets");
  });

  it("are ranked by their other words rather than by those that mostly hold a sentence together", async () => {
    const site: PageSketch[] = [
      { path: "/together", title: "First", sections: { Together: "Some text." } },
      { path: "/merges", title: "Second", sections: { Merges: "Some text." } },
    ];
    const { hits } = await engineOver(site).search("what if merges happen together");
    expect(addresses(hits)[0]).toBe("/merges#merges");
  });
});

describe("abbreviations", () => {
  const engine = engineOver([
    { path: "/images", title: "Images", text: "An AMI is an image; build AMIs once." },
    { path: "/pipelines", title: "Pipelines", text: "CI builds images." },
    { path: "/compliance", title: "Compliance", text: "CIS publishes benchmarks." },
  ]);

  it.each(["ami", "amis", "AMI", "AMIs"])("are found in the singular and the plural: %s", async (query) => {
    const { hits, readSnippets } = await engine.search(query);
    expect(addresses(hits)).toEqual(["/images"]);
    expect((await readSnippets())[0]?.html).toBe("An <mark>AMI</mark> is an image; build <mark>AMIs</mark> once.");
  });

  it("are not plurals if they are words themselves", async () => {
    expect(addresses((await engine.search("cis")).hits)).toEqual(["/compliance"]);
  });
});

describe("synonyms", () => {
  const tuning = {
    synonyms: [
      ["k8s", "kubernetes"],
      ["nacl", "network acl"],
    ],
    pathWeights: {},
  };

  it("are found for a word with a typo", async () => {
    const site = [{ path: "/a", title: "K8s", text: "Nodes." }, ...pages.filter((known) => known !== kubernetes)];
    const { hits } = await engineOver(site, { synonyms: [["k8s", "kubernetes", "cluster"]], pathWeights: {} }).search(
      "clustre",
    );
    expect(addresses(hits)).toContain("/a");
  });

  it("find a subject by another word or phrase for it", async () => {
    expect((await find("k8s", tuning))[0]).toBe("/guides/kubernetes");
    expect((await find("nacl", tuning))[0]).toBe("/guides/vpc#network-acls");
  });

  it.each(["nacls", "NACLs"])("are found for the plural %s, which no page contains", async (query) => {
    expect((await find(query, tuning))[0]).toBe("/guides/vpc#network-acls");
  });

  it("are found within longer queries", async () => {
    expect((await find("k8s worker nodes", tuning))[0]).toBe("/guides/kubernetes#worker-nodes");
  });
});
