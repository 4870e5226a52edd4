import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { fixtureService, HOSTILE, longName } from "../../../tests/support/referenceFixture";
import { inputSections, renderFragments } from "./fragments";

const service = fixtureService();
const fragments = renderFragments(service);
const markup = Object.values(fragments).join("");

function read(html: string): { ids: string[]; hrefs: string[]; tags: Set<string>; text: string } {
  const found = { ids: [] as string[], hrefs: [] as string[], tags: new Set<string>(), text: "" };
  const parser = new Parser({
    onopentag(name, { id, href }) {
      found.tags.add(name);
      found.ids.push(...(id ? [id] : []));
      found.hrefs.push(...(href ? [href] : []));
    },
    ontext(text) {
      found.text += text;
    },
  });
  parser.end(html);
  return found;
}

describe("renderFragments", () => {
  const page = read(markup);

  test("every input, field and output has an id of its own", () => {
    expect(new Set(page.ids).size).toBe(page.ids.length);
    for (const { name } of service.inputs) {
      expect(page.ids).toContain(`input_${name}`);
    }
    expect(page.ids).toContain(`input_${longName(0)}.nested.deep`);
    expect(page.ids).toContain("output_arn");
  });

  test("every link inside the page leads to an id", () => {
    const ids = new Set(page.ids);
    const lost = page.hrefs.filter((href) => href.startsWith("#") && !ids.has(href.slice(1)));
    expect(lost).toEqual([]);
    expect(page.hrefs).toContain(`#input_${longName(1)}`);
  });

  test("texts are shown as they are written, never as markup", () => {
    expect([...page.tags]).not.toContain("script");
    expect(markup).not.toContain("<!--");
    // An entity is what Markdown decodes; everything else stays.
    expect(page.text).toContain(HOSTILE.replace("&amp;", "&"));
  });

  test("sections are the required inputs, then groups in the order of the vocabulary", () => {
    expect(inputSections(service).map(({ id }) => id)).toEqual([
      "inputs-required",
      "inputs-networking",
      "inputs-access",
      "inputs-advanced",
    ]);
    const count = inputSections(service).reduce((sum, { inputs }) => sum + inputs.length, 0);
    expect(count).toBe(service.inputs.length);
  });

  test("obligation, default, allowed values and expressions are words of the page", () => {
    const required = read(fragments["inputs-required"] ?? "").text;
    expect(required).toContain("required");
    expect(read(fragments["inputs-access"] ?? "").text).toContain("optional");
    expect(page.text).toContain('Allowed: "<a>"');
    expect(read(fragments.outputs ?? "").text).toContain("dependency.fixture.outputs.arn");
    expect(read(fragments.outputs ?? "").text).toContain("module.fixture.arn");
  });
});
