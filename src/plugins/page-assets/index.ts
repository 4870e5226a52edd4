import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Compiler } from "webpack";
import { filesBelow } from "../../lib/filesBelow";
import { replaceFile } from "../replaceFile";
import { readGenerated } from "../route-tables/generated";
import { lateStyles } from "./lateStyles";
import { namesInHtml } from "./namesInHtml";
import { routeFiles } from "./routeFiles";
import {
  parseStyles,
  stylesForFirstPaint,
  withoutFonts,
  withoutOverridden,
  withoutUnused,
  type IsInUse,
  type StyleSheet,
} from "./styleSheet";

/** The site's stylesheet, as Docusaurus links it from each page. */
const LINK = /<link rel="?stylesheet"? href="?(\/assets\/css\/styles\.[\da-f]+\.css)"?\s*\/?>/;

/** The cascade layer of the framework's styles, only some of which the site uses. */
const PRUNED_LAYER = "docusaurus.infima";

/**
 * An inline script runs only after the stylesheets before it have loaded. Whatever comes after this one therefore waits
 * for the styles: the page's own scripts, and the banner for a wrong base URL, which styles hide.
 */
const WAIT_FOR_STYLES = "<script>0</script>";

/**
 * Tells Chromium to compile all functions of a script while it loads, off the main thread, instead of each one on its
 * first call, which blocks the page. To other browsers it is a comment. It has to be a script's first line.
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/**
 * The bundler's rule for code that many pages need but most do not, such as the components of services: one script for
 * all of them. As part of each page's own script, it would be downloaded again with each page.
 */
const sharedByPages = { chunks: "async", minChunks: 20, minSize: 6000, priority: 30 } as const;

/**
 * The size limit in the framework's request for a picture in Markdown. Pictures up to that size become part of the page,
 * as text in its HTML and its script, for both themes. With a limit of 0, each one is a file, which loads when it comes
 * into view.
 */
const PICTURE = /(?<=^!.*url-loader.*\?limit=)\d+/;

/**
 * Overrides the framework's rule for styles under `yarn start`. A page is compiled when it is first opened
 * (`src/plugins/lazy-pages`), after the common stylesheet has loaded, so its styles have to come with its scripts.
 */
const STYLES_OF_PAGES = { chunks: "initial" } as const;

/** Looks names up in a set; a part of a class name matches any name that contains it. */
const inUse =
  (names: ReadonlySet<string>): IsInUse =>
  (name) =>
    name.startsWith("*") ? [...names].some((other) => other.includes(name.slice(1))) : names.has(name);

/**
 * Every word in the site's scripts, as each kind of name that it could be (a class, an element, a custom property), and
 * the custom properties in its stylesheets.
 *
 * @param files scripts and stylesheets, relative to `dir`
 */
function namesInAssets(dir: string, files: string[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    const isScript = file.endsWith(".js");
    const words = fs
      .readFileSync(path.join(dir, file), "utf8")
      .match(isScript ? /-{0,2}[a-zA-Z_][\w-]*/g : /--[\w-]+/g);
    for (const word of new Set(words)) {
      names.add(word);
      if (isScript) {
        names.add(`.${word}`).add(`[${word}]`);
      }
    }
  }
  return names;
}

/** The route of an HTML file, whose path is relative to the build's folder. */
const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/** Bundler plugin: reports the scripts and stylesheets that each import loads, by its request and the chunk's name. */
const reportFiles = (report: (files: Map<string, Set<string>>) => void): { apply: (compiler: Compiler) => void } => ({
  apply(compiler) {
    compiler.hooks.done.tap("page-assets", ({ compilation }) => {
      const filesOf = new Map<string, Set<string>>();
      for (const group of compilation.chunkGroups) {
        const files = group.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
        for (const key of [group.name, ...group.origins.map(({ request }) => request)]) {
          if (key) {
            filesOf.set(key, new Set([...(filesOf.get(key) ?? []), ...files.map((file) => `/${file}`)]));
          }
        }
      }
      report(filesOf);
    });
  },
});

/** The bundler's plugin that loads the stylesheets of lazy components. */
interface StylesPlugin {
  options: { insert?: (link: HTMLLinkElement) => void };
}

/**
 * Inserts stylesheets that load later after the existing ones, as if all were in the head: of two equally specific
 * rules, the later one wins. The browser runs this function by itself, without its module.
 */
function insertLast(link: HTMLLinkElement): void {
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  const last = sheets[sheets.length - 1];
  if (last) {
    last.after(link);
  } else {
    document.head.append(link);
  }
}

function keepOrderOfStyles(plugins: unknown[]): void {
  const plugin = plugins.find((one) => (one as object).constructor.name === "CssExtractRspackPlugin");
  if (plugin === undefined) {
    throw new Error("The bundler has no CssExtractRspackPlugin: compare its plugins with src/plugins/page-assets.");
  }
  (plugin as StylesPlugin).options.insert = insertLast;
}

/**
 * Lets each page paint and hydrate with few round trips:
 *
 * - The styles for its first paint are inlined. Its stylesheets are linked at the end, the common one without the rules
 *   that the site does not use: browsers paint the content before them in the meantime.
 * - The page preloads its own scripts, which upstream requests only when the main script runs.
 * - Scripts are compiled while they load.
 * - Pictures are files of their own, however small.
 * - Pages of one kind share a script, which the next page does not load again.
 */
export default function pageAssets({ generatedFilesDir }: LoadContext): Plugin {
  let files = new Map<string, Set<string>>();
  return {
    name: "page-assets",
    configureWebpack(
      { plugins = [] },
      isServer,
      { currentBundler },
    ): ReturnType<NonNullable<Plugin["configureWebpack"]>> {
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      const pictureFiles = new NormalModuleReplacementPlugin(PICTURE, (picture: { request: string }) => {
        picture.request = picture.request.replace(PICTURE, "0");
      });
      if (isServer) {
        return { plugins: [pictureFiles] };
      }
      if (process.env.NODE_ENV !== "production") {
        return { optimization: { splitChunks: { cacheGroups: { styles: STYLES_OF_PAGES } } }, plugins: [pictureFiles] };
      }
      keepOrderOfStyles(plugins);
      return {
        optimization: { splitChunks: { cacheGroups: { sharedByPages, ...lateStyles } } },
        plugins: [
          pictureFiles,
          reportFiles((all) => (files = all)),
          new BannerPlugin({
            banner: COMPILE_AHEAD,
            raw: true,
            test: /\.js$/,
            // After the minifier, which drops comments, and before files are named by their content.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
        ],
      };
    },
    // Otherwise, the loader looks for some 25 configuration files in each folder above each stylesheet. There are none:
    // Docusaurus sets the options itself.
    configurePostCss: (options) => ({ ...options, config: false }),
    postBuild({ outDir, routes }) {
      const filesOf = routeFiles({
        ...readGenerated(generatedFilesDir),
        routes,
        filesOf: (moduleOrChunk) => [...(files.get(moduleOrChunk) ?? [])],
      });
      const pages = filesBelow(outDir, /\.html$/).flatMap((file) => {
        const html = fs.readFileSync(path.join(outDir, file), "utf8");
        const [link, href] = LINK.exec(html) ?? [];
        return link === undefined || href === undefined ? [] : [{ file, html, link, href, names: namesInHtml(html) }];
      });
      const [href] = new Set(pages.map((page) => page.href));
      if (href === undefined) {
        throw new Error(
          "No page links the site's stylesheet: compare the pattern LINK in src/plugins/page-assets with a built page.",
        );
      }
      // Many pages link the same stylesheets, and parsing them takes long.
      const parsed = new Map<string, StyleSheet>();
      const parse = (hrefs: string[]): StyleSheet => {
        const key = hrefs.join(" ");
        const css = (): string => hrefs.map((one) => fs.readFileSync(path.join(outDir, one), "utf8")).join("");
        const styles = parsed.get(key) ?? withoutOverridden(parseStyles(css()));
        parsed.set(key, styles);
        return styles;
      };
      const others = filesBelow(outDir, /^assets\/.+\.(?:js|css)$/).filter((file) => `/${file}` !== href);
      const allNames = namesInAssets(outDir, others);
      pages.forEach(({ names }) => names.forEach((name) => allNames.add(name)));
      const whole = withoutUnused(withoutFonts(parse([href])), PRUNED_LAYER, inUse(allNames));
      const hash = createHash("sha256").update(whole).digest("hex").slice(0, 8);
      const wholeHref = `/assets/css/styles.${hash}.css`;
      fs.writeFileSync(path.join(outDir, wholeHref), whole);
      for (const { file, html, link, names } of pages) {
        const needed = filesOf(routeOf(file));
        const late = needed.filter((one) => one.endsWith(".css") && one !== href);
        const hints = needed
          .filter((one) => one.endsWith(".js"))
          .map((script) => `<link rel="preload" as="script" href="${script}">`);
        const links = [wholeHref, ...late].map((sheet) => `<link rel="stylesheet" href="${sheet}">`);
        const page = html.replace(
          link,
          () => `<style>${stylesForFirstPaint(parse([href, ...late]), inUse(names))}</style>`,
        );
        const end = page.includes("</body>") ? page.lastIndexOf("</body>") : page.length;
        const assets = [...hints, ...links, WAIT_FOR_STYLES].join("");
        replaceFile(path.join(outDir, file), page.slice(0, end) + assets + page.slice(end));
      }
      fs.rmSync(path.join(outDir, href));
      return Promise.resolve();
    },
  };
}
