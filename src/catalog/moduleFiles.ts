import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";

/** A problem in a module's source. The message includes the file and line where known. */
export class ModuleError extends Error {}

const EXTENSIONS = [".tofu", ".tofu.json", ".tf", ".tf.json"];

/** A file of a module. */
export interface SourceFile {
  /** Path as used in messages. */
  file: string;
  /** With Unix line endings, so that a checkout on Windows produces the same data. */
  source: string;
  isJson: boolean;
  /** Whether it overrides attributes of blocks in the other files. */
  isOverride: boolean;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** As in Terraform, temporary files of editors, macOS metadata and folders are not part of a module. */
function isSource({ name, isFolder }: { name: string; isFolder: boolean }): boolean {
  return !isFolder && !name.startsWith(".") && EXTENSIONS.some((extension) => name.endsWith(extension));
}

/** Names of the files that OpenTofu reads: `x.tofu` replaces `x.tf`, and overrides come last. */
function sourceNames(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const names = entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })).filter(isSource);
  const present = new Set(names.map(({ name }) => name));
  const isReplaced = (name: string): boolean =>
    /\.tf(\.json)?$/.test(name) && present.has(name.replace(/\.tf(?=$|\.json$)/, ".tofu"));
  const kept = [...present].filter((name) => !isReplaced(name)).sort();
  return [...kept.filter((name) => !isOverride(name)), ...kept.filter(isOverride)];
}

const isOverride = (name: string): boolean => /(^|_)override\.(tf|tofu)(\.json)?$/.test(name);

/** Terraform only reads UTF-8. HCL may start with a byte order mark; JSON may not. */
function decode(file: string, bytes: Buffer): string {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: file.endsWith(".json") });
  try {
    return decoder.decode(bytes);
  } catch {
    const lines = bytes.toString("latin1").split("\n");
    const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
    throw new ModuleError(`${file}:${bad + 1}  The file is not UTF-8. Save it as UTF-8.`);
  }
}

function readFile(file: string): string {
  try {
    return decode(file, fs.readFileSync(file)).replaceAll("\r\n", "\n");
  } catch (error) {
    throw error instanceof ModuleError
      ? error
      : new ModuleError(`${file}  The file cannot be read: ${messageOf(error)}`);
  }
}

/**
 * Reads the files of a module, in the order in which Terraform merges them.
 *
 * @param folder the module's folder; its subfolders are separate modules
 * @throws ModuleError if it is not a module or a file cannot be read
 */
export function readModuleFiles(folder: string): SourceFile[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ModuleError(`${folder} is not a folder. Pass the folder of a Terraform or OpenTofu module.`);
  }
  let names: string[];
  try {
    names = sourceNames(folder);
  } catch (error) {
    throw new ModuleError(`${folder} cannot be read: ${messageOf(error)}`);
  }
  if (names.length === 0) {
    throw new ModuleError(`${folder} is not a module: it has no .tf, .tofu, .tf.json or .tofu.json file.`);
  }
  return names.map((name) => {
    const file = path.join(folder, name);
    return { file, source: readFile(file), isJson: name.endsWith(".json"), isOverride: isOverride(name) };
  });
}
