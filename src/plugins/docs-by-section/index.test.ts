import docsPlugin from "@docusaurus/plugin-content-docs";
import type { LoadContext } from "@docusaurus/types";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exitOnMistakes } from "../content-check/checkPages";
import docsBySection from ".";

vi.mock("@docusaurus/plugin-content-docs", () => ({ default: vi.fn(), validateOptions: vi.fn() }));
vi.mock("../content-check/checkPages", () => ({ exitOnMistakes: vi.fn() }));
vi.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

const loadContent = vi.fn<() => Promise<string>>();
const load = async (): Promise<() => unknown> => {
  const { loadContent: own } = await docsBySection({ siteDir: "/site" } as LoadContext, {});
  return () => own?.();
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(docsPlugin).mockResolvedValue({
    name: "docs",
    loadContent,
    getPathsToWatch: () => ["/site/sidebars.ts"],
  } as unknown as Awaited<ReturnType<typeof docsPlugin>>);
});

describe("docs by section", () => {
  it("watches the modules that the sidebars are composed from", async () => {
    const { getPathsToWatch } = await docsBySection({ siteDir: "/site" } as LoadContext, {});
    expect(getPathsToWatch?.()).toEqual(
      expect.arrayContaining([
        "/site/sidebars.ts",
        "/site/src/config/sidebars/*.ts",
        "/site/src/catalog/serviceGroups.ts",
      ]),
    );
  });

  it("lets the content check explain why pages cannot be loaded, before it fails", async () => {
    loadContent.mockRejectedValue(new Error("Can't process doc metadata"));
    await expect((await load())()).rejects.toThrow("Can't process doc metadata");
    expect(exitOnMistakes).toHaveBeenCalledWith("/site");
  });

  it("keeps the loaded pages while one of them fails to reload, and reloads them once it can", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const reload = await load();
    loadContent.mockResolvedValueOnce("first");
    expect(await reload()).toBe("first");
    loadContent.mockRejectedValueOnce(new Error("Invalid sidebar file\n- a\n- b", { cause: new Error("No page\n…") }));
    expect(await reload()).toBe("first");
    expect(log.mock.calls).toEqual([["Invalid sidebar file: No page"]]);
    loadContent.mockResolvedValueOnce("second");
    expect(await reload()).toBe("second");
  });
});
