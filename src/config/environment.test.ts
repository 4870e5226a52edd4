import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ProblemsError } from "../lib/problem";
import { EnvironmentError, readEnvironment, readOrExit, readProviderMirror } from "./environment";

const KEYS = { ALGOLIA_APP_ID: "A1B2C3D4E5", ALGOLIA_API_KEY: "0123456789abcdef" };

function messageOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return String(error);
  }
  throw new Error("readEnvironment accepted the variables");
}

describe("environment", () => {
  it("requires no variable", () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: "http://localhost:3000",
      hostedSearch: undefined,
      gtagTrackingId: undefined,
      announcement: undefined,
      repository: undefined,
    });
  });

  it("treats empty and blank values as unset", () => {
    expect(readEnvironment({ SITE_URL: "", ALGOLIA_APP_ID: " ", ANNOUNCEMENT_CONTENT: "" })).toEqual(
      readEnvironment({}),
    );
  });

  it("reads an origin, with or without a trailing slash", () => {
    expect(readEnvironment({ SITE_URL: "https://docs.example.com/" }).siteUrl).toBe("https://docs.example.com");
    expect(readEnvironment({ SITE_URL: "http://localhost:8080" }).siteUrl).toBe("http://localhost:8080");
  });

  it.each(["docs.example.com", "ftp://docs.example.com", "https://example.com/docs", "https://example.com/?a=b"])(
    "rejects the site URL %s",
    (value) => {
      expect(messageOf({ SITE_URL: value })).toContain(`Environment variable SITE_URL is "${value}"`);
    },
  );

  it("reads hosted search when both its variables are set", () => {
    expect(readEnvironment(KEYS).hostedSearch).toEqual({
      appId: "A1B2C3D4E5",
      apiKey: "0123456789abcdef",
      indexName: "docs_site_dev",
    });
    expect(readEnvironment({ ...KEYS, ALGOLIA_INDEX_NAME: "docs_site" }).hostedSearch?.indexName).toBe("docs_site");
  });

  it.each([
    ["ALGOLIA_APP_ID", "ALGOLIA_API_KEY"],
    ["ALGOLIA_API_KEY", "ALGOLIA_APP_ID"],
  ] as const)("rejects %s alone: names %s to set, and the first one to unset", (name, missing) => {
    const message = messageOf({ [name]: KEYS[name] });
    expect(message).toContain(`${missing} is unset while ${name} is set`);
    expect(message).toContain(`${missing}=`);
    expect(message).toContain(`or unset ${name} to use the default`);
  });

  it("reads the announcement, with the defaults of its id and button", () => {
    expect(readEnvironment({ ANNOUNCEMENT_CONTENT: "News" }).announcement).toEqual({
      id: "announcement-bar",
      content: "News",
      isCloseable: true,
    });
    const all = { ANNOUNCEMENT_CONTENT: "News", ANNOUNCEMENT_ID: "news-1", ANNOUNCEMENT_CLOSEABLE: "false" };
    expect(readEnvironment(all).announcement).toEqual({ id: "news-1", content: "News", isCloseable: false });
  });

  it("shows no announcement without content", () => {
    expect(readEnvironment({ ANNOUNCEMENT_ID: "news-1" }).announcement).toBeUndefined();
  });

  it.each([
    ["ALGOLIA_APP_ID", "a b", "A1B2C3D4E5"],
    ["ALGOLIA_API_KEY", "a b", "0123456789abcdef0123456789abcdef"],
    ["ALGOLIA_INDEX_NAME", "docs site", "docs_site_dev"],
    ["GTAG_TRACKING_ID", "123", "G-1A2B3C4D5E"],
    ["ANNOUNCEMENT_ID", "a b", "release-2026-11"],
    ["ANNOUNCEMENT_CLOSEABLE", "yes", "false"],
  ])("says what is wrong with %s and gives an example", (name, value, example) => {
    const message = messageOf({ ...KEYS, [name]: value });
    expect(message).toContain(`${name} is "${value}": `);
    expect(message).toContain(`${name}=${example}`);
    expect(message).toContain(`or unset ${name} to use the default`);
  });

  it("reads the edit URL, with or without a folder and a trailing slash, and derives the issues URL from it", () => {
    const issuesUrl = "https://github.com/example/docs/issues/new";
    expect(readEnvironment({ EDIT_URL: "https://github.com/example/docs/edit/main/" }).repository).toEqual({
      editUrl: "https://github.com/example/docs/edit/main",
      issuesUrl,
    });
    expect(readEnvironment({ EDIT_URL: "https://github.com/example/docs/edit/release/1/site" }).repository).toEqual({
      editUrl: "https://github.com/example/docs/edit/release/1/site",
      issuesUrl,
    });
  });

  it.each([
    "github.com/example/docs/edit/main",
    "http://github.com/example/docs/edit/main",
    "https://github.com/example/docs",
    "https://github.com/example/docs/edit/",
    "https://github.com/example/docs/tree/main",
    "https://github.com/example/docs/edit/main?plain=1",
  ])("rejects the edit URL %s", (value) => {
    const message = messageOf({ EDIT_URL: value });
    expect(message).toContain(`Environment variable EDIT_URL is "${value}": `);
    expect(message).toContain("EDIT_URL=https://github.com/gruntwork-io/docs/edit/main");
  });

  it("reads a measurement id", () => {
    expect(readEnvironment({ GTAG_TRACKING_ID: "G-1A2B3C4D5E" }).gtagTrackingId).toBe("G-1A2B3C4D5E");
    expect(readEnvironment({ GTAG_TRACKING_ID: "UA-12345-6" }).gtagTrackingId).toBe("UA-12345-6");
  });

  it("exits with the message about an invalid value or data file, but rethrows any other error", () => {
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exit");
    });
    const print = vi.spyOn(console, "error").mockReturnValue();
    expect(readOrExit(() => readEnvironment({})).siteUrl).toBe("http://localhost:3000");
    expect(() => readOrExit(() => readEnvironment({ SITE_URL: "foo" }))).toThrow("exit");
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SITE_URL is "foo": not an absolute URL'));
    const readData = () => {
      throw new ProblemsError([{ file: "docs/facts.yaml", line: 7, column: 12, message: "is not a date" }]);
    };
    expect(() => readOrExit(readData)).toThrow("exit");
    expect(print).toHaveBeenLastCalledWith(expect.stringContaining("docs/facts.yaml:7:12  is not a date"));
    const fail = () => {
      throw new TypeError("a mistake in our code");
    };
    expect(() => readOrExit(fail)).toThrow(TypeError);
  });

  it("rejects a provider mirror without the AWS provider", () => {
    expect(readProviderMirror({})).toBeUndefined();
    expect(() => readProviderMirror({ PROVIDER_MIRROR: "/nowhere" })).toThrow(
      'PROVIDER_MIRROR is "/nowhere": it contains no folder registry.terraform.io/hashicorp/aws',
    );
  });

  it("resolves a relative path to a provider mirror, because commands run in other folders", () => {
    const mirror = fs.mkdtempSync(path.join(os.tmpdir(), "mirror-"));
    const versions = path.join(mirror, "registry.terraform.io/hashicorp/aws");
    fs.mkdirSync(path.join(versions, `6.10.0/${os.platform()}_arm64`), { recursive: true });
    expect(readProviderMirror({ PROVIDER_MIRROR: path.relative(process.cwd(), mirror) })).toBe(mirror);
    fs.rmSync(mirror, { recursive: true });
  });

  it("requires the provider of a mirror to be unpacked", () => {
    const mirror = fs.mkdtempSync(path.join(os.tmpdir(), "mirror-"));
    const versions = path.join(mirror, "registry.terraform.io/hashicorp/aws");
    fs.mkdirSync(versions, { recursive: true });
    fs.writeFileSync(path.join(versions, "terraform-provider-aws_6.10.0_linux_amd64.zip"), "");
    expect(() => readProviderMirror({ PROVIDER_MIRROR: mirror })).toThrow("it contains no unpacked provider");
    fs.rmSync(mirror, { recursive: true });
  });
});
