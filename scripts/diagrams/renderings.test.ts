import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { filesWithoutDiagram, sourceMark } from "./renderings";

it("distinguishes renderings of deleted diagrams from pictures that are only named like them", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "renderings-"));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    return file;
  };
  const rendering = `<svg/>\n${sourceMark("0123456789abcdef")}\n`;
  const shown = write("shown.light.svg", rendering);
  const orphan = write("gone.dark.svg", rendering);
  const misnamed = write("console.light.svg", "<svg><!-- source: the console --></svg>\n");
  const picture = write("light.svg", "<svg/>");
  expect(filesWithoutDiagram([shown, orphan, misnamed, picture], new Set([shown]))).toEqual({
    orphans: [orphan],
    misnamed: [misnamed],
  });
});
