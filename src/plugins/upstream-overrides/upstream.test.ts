import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { overriddenModules } from ".";
import { filesBelow } from "../../lib/filesBelow";

const root = path.resolve(import.meta.dirname, "../../..");

/** Parts of src/theme that replace an upstream component, with the original (src/theme/README.md). */
const ejected = {
  "src/theme/CodeBlock/Content": "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js",
  "src/theme/CodeBlock/Content/String": "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/String.js",
  "src/theme/DocBreadcrumbs": "@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js",
  "src/theme/DocItem/Footer": "@docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js",
  "src/theme/DocItem/TOC/Mobile": "@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/index.js",
  "src/theme/Error": "@docusaurus/core/lib/client/theme-fallback/Error/index.js",
  "src/theme/Heading": "@docusaurus/theme-classic/lib/theme/Heading/index.js",
  "src/theme/NavbarItem/DropdownNavbarItem/Desktop":
    "@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js",
  "src/theme/NotFound/Content": "@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js",
  "src/theme/Tabs": "@docusaurus/theme-classic/lib/theme/Tabs/index.js",
};

/** Parts of src/theme that wrap the original, share nothing with it, or fill a place that upstream leaves empty. */
const wrapped = [
  "src/theme/Admonition/Icon/Danger",
  "src/theme/CodeBlock",
  "src/theme/CodeBlock/Buttons",
  "src/theme/CodeBlock/Title",
  "src/theme/DocCard",
  "src/theme/DocCardList",
  "src/theme/DocCategoryGeneratedIndexPage",
  "src/theme/DocItem/Layout",
  "src/theme/DocItem/Metadata",
  "src/theme/DocItem/TOC/Desktop",
  "src/theme/DocSidebar/Desktop",
  "src/theme/DocTagsListPage",
  "src/theme/DocVersionBadge",
  "src/theme/DocVersionBanner",
  "src/theme/ErrorPageContent",
  "src/theme/Footer",
  "src/theme/MDXComponents",
  "src/theme/MDXComponents/A",
  "src/theme/MDXComponents/Img",
  "src/theme/Navbar",
  "src/theme/Navbar/MobileSidebar",
  "src/theme/NavbarItem",
  "src/theme/Root",
  "src/theme/SearchBar",
  "src/theme/SearchPage",
  "src/theme/SiteMetadata",
  "src/theme/TOCItems",
  "src/theme/TabItem",
];

/** SHA-256 of each upstream file that ours replaces, or whose internals ours relies on, when the two were last compared. */
const hashes: Record<string, string> = {
  "@docusaurus/theme-classic/lib/theme/DocCard/index.js":
    "ed868923dd2135d3ea182c46edc2ccc7f62dfb9a737356fa37527d3db6b485ea",
  "@docusaurus/theme-classic/lib/theme/Heading/index.js":
    "bd5eb7a8be21738b9bcf024362a6dc5abab627cda46a782890388b4eb2bcab8e",
  "@docusaurus/theme-classic/lib/theme/Footer/Layout/index.js":
    "43e900e38c854d8082b325c704759494d761cc129de31f454c630c57d93c4283",
  "@docusaurus/theme-classic/lib/theme/DocSidebar/index.js":
    "69735ac5be2d601a67912afc6cc1f0e4fc2cfe30799539f53bc327d4dbe18734",
  "@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/index.js":
    "a509de0be954ea191b4e8d18b4b66e78650fbb9e47ff6244807731426c249bd2",
  "react-helmet-async/lib/index.module.js": "dd24f7f1c989b2d59ec9ed1ac16a1727d3d134fb480856be78630c6592aeef2c",
  "@docusaurus/core/lib/client/exports/Head.js": "cffe1438651ffcd100c4389ef8c04a522ef911827ec4ac4c4a3c231c0cc754af",
  "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js":
    "ed989cf3e42997ae8e7f7144a5504329d24e8383968b27f11fa20f941fa4a784",
  "history/esm/history.js": "1a6de1b6cd267bbd3f0464e93e65765e93df510320bd71aa883802ae1a077046",
  "@docusaurus/theme-common/lib/hooks/useWindowSize.js":
    "a32a46c867130090a4d785590da6f9cc69789eb67a94a5386fc6416857b91872",
  "@docusaurus/theme-classic/lib/theme/Navbar/index.js":
    "afeb118bb9c8d5ecf4fcb4041b00d076de87b583302e63396adf98fc33bf61cd",
  "@docusaurus/theme-common/lib/utils/reactUtils.js":
    "a683742dac1a155bbd1c355601dedc1eeb7cc5edd7331cab26043c74233dca11",
  "@docusaurus/core/lib/client/App.js": "1442f48492b535165d7e2767d4d1615713bb517a883c5142113740aaef086cba",
  "@docusaurus/core/lib/client/normalizeLocation.js":
    "2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e",
  "@docusaurus/core/lib/server/codegen/codegenRoutes.js":
    "6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c",
  "@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js":
    "444c91b32c4a549ccf1710e995635887b6cd2433e6dce6a2bfbf17ecc2bf6ca3",
  "@docsearch/css/dist/_variables.css": "6f44912e6290aa84245515413be8b44dec956280c199ece3dccb99bf501e7ae4",
  "@docusaurus/core/lib/client/PendingNavigation.js":
    "1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0",
  "@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js":
    "30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0",
  "@docusaurus/core/lib/client/clientEntry.js": "a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871",
  "@docusaurus/core/lib/client/flat.js": "0360584918d5627a67035b30a4c20749996a40d3f095ccd348b369b3d93e7d03",
  "@docusaurus/core/lib/client/hasHydratedDataAttribute.js":
    "66d8a389d5b740eace50f43be0860712a4046a83ea5dc939ff811c4c631e9a47",
  "@docusaurus/core/lib/client/prefetch.js": "7543271549a9882a308f0fad8155631ab98c0389a75a88946f3be11c8933089c",
  "@docusaurus/core/lib/client/preload.js": "8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542",
  "@docusaurus/core/lib/client/routeContext.js": "5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab",
  "@docusaurus/theme-classic/lib/inlineScripts.js": "b95f604573af22461f74bd7f4335d5196aabb77053ad559656b31f5ff19b7b8f",
  "@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css":
    "caf6d3e8e258302f23455679af9bef151c228038aee4a86dfcc143480a2a0bda",
  "@docusaurus/theme-classic/lib/theme/DocRoot/index.js":
    "c2bff360210b9c74e353c6c267e877792518ea29c11c0cae96f35a4e64d1ccf5",
  "@docusaurus/theme-classic/lib/theme/DocsRoot/index.js":
    "de7203a59fbd286a7f914b00b4444a2354bb5eeebc162c4cf06ac701ca76443a",
  "@docusaurus/theme-common/lib/contexts/announcementBar.js":
    "8ffa6d2783f3e394f78c7c6a520f80cb83ae1d7282f0a824ba6ee1f66124ff98",
  "@docsearch/css/dist/modal.css": "cf66ed7eb86e62bf94bd56a13553bc91271f5c1a6bdba406f224afbc16b53c09",
  "@docusaurus/theme-classic/lib/nprogress.js": "58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f",
  "@docusaurus/core/lib/client/exports/ComponentCreator.js":
    "5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363",
  "@docusaurus/core/lib/client/docusaurus.js": "b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202",
  "@docusaurus/core/lib/client/theme-fallback/Error/index.js":
    "4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d",
  "@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js":
    "a5e21e8d877b58a2d058ce737bb9252b465ecce68a4052ce87bbd57f092e7515",
  "@docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js":
    "93722eb781e3c4f8e03fa95d469f90f5bcf25f6aa7ffccd94cfad57a879ccc70",
  "@docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js":
    "c1f1bbed07409f0a3f90f0ffc3689331ff6ead1f7c2616963885417c5bc42899",
  "@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/index.js":
    "59a62ae232b10fbbc3555a214740283a1f61b04635b44721fd20d19790d3a74f",
  "@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js":
    "c49755ffce7ccfbde40877a9fa9a8e887412c947d11e1c295e5cbcfb3094169b",
  "@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js":
    "1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113",
  "@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js":
    "3b497461548ccc36df1a4b45387491736b90b43189a1dda8867c15cea7022113",
  "@docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js":
    "3bf17c6c30ed6d8928614bafd9efd6fba92c434a78e60135b16b22e36d50dad9",
  "@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Header/index.js":
    "036bc1d9200993d165dc4f5418def457b887c47894c43b8e471e90710b66a4a4",
  "@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js":
    "25a9f4a9c4a55a7e7d8998b2cec0e0d435ab63a886e4a38c1dcf2502de4d912f",
  "@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Toggle/index.js":
    "daa023d1c382110294842f2fe30356e2002fed2511b8b36969b151e974008ec8",
  "@docusaurus/theme-classic/lib/prism-include-languages.js":
    "a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js":
    "0d361f5894590ea483a8cd846925bf41d85301eed29e0cfb4dc515128ab35556",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/index.js":
    "639f8655d319e123c4efa5223a42078d3e98ea361e206f6f1bfb87b080a28904",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/String.js":
    "81ab153e9e797be7a86bcfe00dfd53ae6eb14bca2b40d30515d075e5b4e95f99",
  "@docusaurus/theme-common/lib/hooks/useCodeWordWrap.js":
    "3483ac26c8c5cb90064902fb63a5256576092207a86b572480a04a8fb103b012",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css":
    "26dba21a9e8eb53810a03017513a07ac613288682addf075f186ed52b1b5e07f",
  "@docusaurus/theme-classic/lib/theme/Tabs/index.js":
    "7fe3d248d13cc48de3b9000e6cea72251cb05b593155fc93c4171dc684367242",
  "@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css":
    "8beb34df100a7916b71f23af7a88f8df7efdcb06c60beb49513e37dc9c1bd4eb",
  "path-to-regexp/index.js": "4960ba3d591002a5f7584d33da23f0a33fc8a02e09bfacd705123a0d51957a98",
  "@docusaurus/theme-classic/lib/theme/DocCategoryGeneratedIndexPage/index.js":
    "89d20596482e4c58ecc8649ea9e0944c3a832bb5b78d3514e2d376180a37aed9",
  "@docusaurus/theme-classic/lib/theme/DocCategoryGeneratedIndexPage/styles.module.css":
    "4837f8e224ffe94d5ca8c8122779724d587bd7f8ba7471b44656361fcf379e13",
  "@docusaurus/theme-common/lib/utils/ThemeClassNames.js":
    "ae2ab7de253ddc9891889e15efaccf218f7939c720ed67685629e50d482c4480",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css":
    "75f467135b1079ce7751eb561b7567e7c16876d929883bc406426e66a993f137",
  "@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css":
    "e190bd929c9aa05771c932ee32a06dec74db47763b5cff56ef2943dd530206a0",
  "@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css":
    "191d61c1ae48a899dc4cb88a1921644d3a31c6d99066543e695dcc3a2231abde",
  "@docusaurus/theme-classic/lib/theme/Navbar/Layout/styles.module.css":
    "e0749901b2327e46ffd8e94c6be735746e64bc6affbaf293181c5303bbc487eb",
  "@docusaurus/theme-classic/lib/theme/DocRoot/Layout/styles.module.css":
    "f3cd3ef3b49024e1c30c7cce0f26be13f2004dd755cef50b2646b33f5d3de92c",
  "@docusaurus/theme-classic/lib/theme/Navbar/Search/styles.module.css":
    "fc2dafedee2024126cc6227ae07b3f8941d13e8ef37c467c0b61bbb512d5dc45",
  "@docusaurus/plugin-content-docs/lib/routes.js": "5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35",
  "@docusaurus/utils-common/lib/index.js": "f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e",
};

const HOW_TO_FIX = [
  "has changed upstream since our code was last compared with it.",
  "1. Compare the old file with the new one: npm diff --diff=PACKAGE@OLD --diff=PACKAGE@NEW FILE",
  "2. Port the change to our code, or drop ours if upstream now covers its purpose.",
  "3. Run the browser tests of the behavior, then put the new hash here and the new version into src/theme/README.md.",
].join("\n");

function sha256(module: string): string {
  return (
    createHash("sha256")
      // By path, because some packages export their theme parts by alias only.
      .update(fs.readFileSync(path.join(root, "node_modules", module)))
      .digest("hex")
  );
}

/** Folders below src/theme that contain a component. */
function themeParts(): string[] {
  const folder = path.join(root, "src/theme");
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|[/\\])index\.tsx?$/.test(file))
    .map((file) => `src/theme/${path.dirname(file).split(path.sep).join("/")}`)
    .sort();
}

describe("upstream originals", () => {
  it.each(Object.entries(hashes))("%s is the file that our code was written for", (original, hash) => {
    expect(sha256(original), `${original} ${HOW_TO_FIX}`).toBe(hash);
  });

  it("has the hash of every file that ours replaces", () => {
    const replaced = [...overriddenModules.map(({ original }) => original), ...Object.values(ejected)];
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(replaced));
  });

  it("has the hash of a stylesheet with each upstream class that ours selects by a part of its name", () => {
    const folder = path.join(root, "src");
    const sources = filesBelow(folder, /\.css$/)
      .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
      .join("\n");
    const selected = [...new Set(Array.from(sources.matchAll(/\[class\*="(\w+)"\]/g), ([, name]) => name))];
    const upstream = Object.keys(hashes)
      .filter((file) => file.endsWith(".css"))
      .map((file) => fs.readFileSync(path.join(root, "node_modules", file), "utf8"))
      .join("\n");
    expect(selected.length).toBeGreaterThan(0);
    expect(selected.filter((name) => !new RegExp(`\\.${name}\\b`).test(upstream))).toEqual([]);
  });

  it("lists every part of src/theme as either ejected, with a hash, or wrapped", () => {
    expect(themeParts()).toEqual([...Object.keys(ejected), ...wrapped].sort());
  });

  it("is listed in src/theme/README.md", () => {
    const readme = fs.readFileSync(path.join(root, "src/theme/README.md"), "utf8");
    const names = [
      ...themeParts().map((part) => part.replace("src/theme/", "")),
      ...overriddenModules.map(({ replacement }) => replacement),
    ];
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
