import type { ThemeConfig } from "@docusaurus/preset-classic";
import { syntaxTheme } from "./syntaxTheme";

/** Code highlighting: the languages that pages use besides Prism's defaults, such as HCL (specification, section 2). */
export const prism = {
  theme: syntaxTheme,
  darkTheme: syntaxTheme,
  additionalLanguages: ["bash", "docker", "hcl", "json", "yaml", "go", "diff", "toml", "ini"],
} satisfies ThemeConfig["prism"];
