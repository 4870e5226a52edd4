import { describe, expect, it } from "vitest";
import { addresses, engineOver } from "./testing";
import { find, pages, vpc } from "./testing/sampleSite";

describe("stages", () => {
  it("finds all words in a section, including words from the title", async () => {
    expect((await find("aurora backups"))[0]).toBe("/services/amazon-aurora#backups");
  });

  it("finds all words in a page when no section contains all of them", async () => {
    expect((await find("snapshots placed"))[0]).toMatch("/services/amazon-aurora");
  });

  it("shows pages with some of the words if no page contains all", async () => {
    expect((await find("kubernetes snapshots"))[0]).toMatch("/guides/kubernetes");
  });

  it("ignores words that are not in the index", async () => {
    expect(await find("subnet tiers xyzzy")).toEqual(await find("subnet tiers"));
  });

  it.each([
    ["subnet tiers xyzzy", ["xyzzy"]],
    ["kuberntes xyzzy", ["kuberntes", "xyzzy"]],
    ["the subnets", []],
    ["making subnets", []],
    ["kuber", []],
    ["sub nets", []],
    ["nodepools", []],
  ])("reports which words of %j the index does not contain in any form: %j", async (query, words) => {
    const engine = engineOver([...pages, { path: "/nodes", title: "Node pools" }]);
    expect((await engine.search(query)).unknownWords).toEqual(words);
  });

  it.each([
    [4, ["/other"]],
    [5, []],
  ])("if %s pages have all words, also shows %j of those with only some", async (count, others) => {
    const complete = Array.from({ length: count }, (_, index) => ({
      path: `/${index}`,
      title: `Page ${index}`,
      text: "A gateway has a quota.",
    }));
    const engine = engineOver([...complete, { path: "/other", title: "Other", text: "A gateway." }]);
    const found = addresses((await engine.search("gateway quota")).hits);
    expect(found.slice(count)).toEqual(others);
  });

  it.each([
    ["kuberntes", "a letter missing", "/guides/kubernetes"],
    ["kubernnetes", "a letter too many", "/guides/kubernetes"],
    ["kubermetes", "a wrong letter", "/guides/kubernetes"],
    ["kuebrnetes", "two transposed letters", "/guides/kubernetes"],
    ["auorra", "two transposed letters in a short word", "/services/amazon-aurora"],
    ["kubrnets", "two errors in a long word", "/guides/kubernetes"],
  ])("finds %s despite %s", async (query, _problem, path) => {
    expect((await find(query))[0]).toBe(path);
  });

  it("corrects a long word that happens to be the beginning of another", async () => {
    const engine = engineOver([
      { path: "/postgres", title: "Postgres" },
      { path: "/logs", title: "Logs", inputs: { postgresslowlog: "" } },
    ]);
    expect(addresses((await engine.search("postgress")).hits)[0]).toBe("/postgres");
  });

  it("does not correct two correctly spelled words to another word", async () => {
    const engine = engineOver([
      { path: "/account", title: "Account" },
      { path: "/zones", title: "Zones", text: "An az, and the count of them." },
    ]);
    expect(addresses((await engine.search("az count")).hits)).toEqual(["/zones"]);
  });

  it("treats the last word as a prefix", async () => {
    expect((await find("aur"))[0]).toBe("/services/amazon-aurora");
    expect((await find("worker no"))[0]).toBe("/guides/kubernetes#worker-nodes");
  });

  it("finds other forms of a word", async () => {
    expect((await find("snapshot"))[0]).toBe("/services/amazon-aurora#backups");
  });

  it("matches a prefix of a word as well as its stem", async () => {
    const engine = engineOver([{ path: "/a", title: "Encryption at rest" }]);
    expect(addresses((await engine.search("encryptio")).hits)).toEqual(["/a"]);
  });

  it("ignores stop words, unless there is nothing else", async () => {
    const engine = engineOver([{ path: "/how", title: "How it works" }, vpc]);
    expect(addresses((await engine.search("how does it work")).hits)[0]).toBe("/how");
    expect(addresses((await engine.search("how")).hits)).toContain("/how");
  });

  it.each(["can't", "cant", "won’t", "wont", "shouldn't", "doesnt", "what's", "I'd", "I'm"])(
    "ignores %s like other stop words",
    async (word) => {
      const title = "Went, should, can’t, won’t, doesnt, what’s, I’d, I’m and cat";
      const engine = engineOver([{ path: "/want", title }, vpc]);
      expect(addresses((await engine.search(`vpc ${word} network`)).hits)).not.toContain("/want");
    },
  );

  it.each(["10.0.0.0", "10.0.0.0/16"])("finds the address %s, but not its numbers", async (query) => {
    const engine = engineOver([
      { path: "/address", title: "A", text: "The block 10.0.0.0/8." },
      { path: "/version", title: "Release 10.0", text: "At 0.16." },
    ]);
    const { hits, readSnippets } = await engine.search(query);
    expect(addresses(hits)).toEqual(["/address"]);
    expect((await readSnippets())[0]?.html).toContain("<mark>10.0.0.0</mark>");
  });

  it("reads ::/0 as 0.0.0.0/0, not as the number 0", async () => {
    const engine = engineOver([
      { path: "/route", title: "Route", text: "Traffic to 0.0.0.0/0 and ::/0." },
      { path: "/version", title: "Release 1.3.0" },
    ]);
    expect(addresses((await engine.search("::/0")).hits)).toEqual(["/route"]);
  });

  it.each(["openvpn server", "vpnserver"])("finds words that the reader joins: %s", async (query) => {
    expect((await find(query))[0]).toBe("/services/open-vpn");
  });

  it("finds words that the reader joins, even if an identifier also joins them", async () => {
    const engine = engineOver([
      { path: "/rules", title: "Rules", inputs: { "security-group": "" } },
      { path: "/groups", title: "Security groups" },
    ]);
    expect(addresses((await engine.search("securitygroup")).hits)).toContain("/groups");
  });

  it.each([
    ["organisation", "/organization"],
    ["organization", "/organization"],
    ["behavior", "/behaviour"],
    ["behaviours", "/behaviour"],
  ])("finds the British and the American spelling: %s", async (query, path) => {
    const engine = engineOver([
      { path: "/organization", title: "Accounts", text: "An organization has accounts." },
      { path: "/behaviour", title: "Rules", text: "The behaviour of a rule." },
    ]);
    expect(addresses((await engine.search(query)).hits)).toEqual([path]);
  });

  it("distinguishes versions from numbers", async () => {
    const engine = engineOver([
      { path: "/19", title: "Release 0.19" },
      { path: "/1-9", title: "Release 1.9" },
    ]);
    expect(addresses((await engine.search("release 1.9")).hits)[0]).toBe("/1-9");
  });

  it.each(["open vpn", "openvpn", "open-vpn", "OpenVPN"])("finds %s however it is written", async (query) => {
    expect((await find(query))[0]).toBe("/services/open-vpn");
  });
});

describe("results", () => {
  it("are paginated, with the total", async () => {
    const engine = engineOver(pages);
    const all = await engine.search("subnet");
    const second = await engine.search("subnet", { offset: 2, limit: 2 });
    expect(second.total).toBe(all.total);
    expect(addresses(second.hits)).toEqual(addresses(all.hits).slice(2, 4));
  });

  it("mark the matches and escape everything else", async () => {
    const engine = engineOver([
      { path: "/a", title: "Use <Tabs> & more", text: `Write <script>alert("tabs")</script> here.` },
    ]);
    const { hits, readSnippets } = await engine.search("tabs");
    const [hit] = hits;
    expect(hit?.titleHtml).toBe("Use &lt;<mark>Tabs</mark>&gt; &amp; more");
    expect((await readSnippets())[0]?.html).toBe(
      "Write &lt;script&gt;alert(&quot;<mark>tabs</mark>&quot;)&lt;/script&gt; here.",
    );
  });

  it("show the text around the match", async () => {
    const engine = engineOver([
      { path: "/a", title: "A", text: `${"word ".repeat(200)}needle ${"word ".repeat(200)}` },
    ]);
    const [snippet] = await (await engine.search("needle")).readSnippets();
    expect(snippet?.html).toMatch(/^… .*<mark>needle<\/mark>.* …$/);
    expect(snippet?.html.length).toBeLessThan(220);
  });

  it("show it from the start of a word, even in a long URL", async () => {
    const text =
      "A module. git::https://github.com/gruntwork-io/terraform-aws-service-catalog.git//modules/needle?ref=v1";
    const [snippet] = await (await engineOver([{ path: "/a", title: "A", text }]).search("needle")).readSnippets();
    expect(snippet?.html).toBe("… io/terraform-aws-service-catalog.git//modules/<mark>needle</mark>?ref=v1");
  });

  it("mark only what may have matched: a short word within a query is not the beginning of another", async () => {
    const engine = engineOver([{ path: "/a", title: "A", text: "A pr in a private project needs an approval." }]);
    const htmlFor = async (query: string) => (await (await engine.search(query)).readSnippets())[0]?.html;
    expect(await htmlFor("pr approval")).toBe("A <mark>pr</mark> in a private project needs an <mark>approval</mark>.");
    expect(await htmlFor("approval pr")).toContain("<mark>private</mark> <mark>project</mark>");
  });
});
