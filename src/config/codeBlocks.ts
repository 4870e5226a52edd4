import type { ThemeConfig } from "@docusaurus/preset-classic";
import { syntaxTheme } from "./syntaxTheme";

/**
 * The languages of code fences, each with the title of its blocks that have no title of their own. `text` is for text
 * that readers do not copy, such as a command's output, and has no copy button.
 */
export const languageTitles: Record<string, string> = {
  bash: "Terminal",
  diff: "Diff",
  dockerfile: "Dockerfile",
  go: "Go",
  hcl: "HCL",
  ignore: ".gitignore",
  ini: "INI",
  js: "JavaScript",
  json: "JSON",
  python: "Python",
  rego: "Rego",
  text: "Output",
  toml: "TOML",
  ts: "TypeScript",
  yaml: "YAML",
};

/** Code highlighting: the languages that pages use besides Prism's defaults, such as HCL (specification, section 2). */
export const prism = {
  theme: syntaxTheme,
  darkTheme: syntaxTheme,
  additionalLanguages: ["bash", "docker", "hcl", "ignore", "json", "yaml", "go", "diff", "toml", "ini", "rego"],
} satisfies ThemeConfig["prism"];
