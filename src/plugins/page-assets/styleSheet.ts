import postcss, { type Container } from "postcss";

/**
 * Whether any element has what a selector requires: `tag`, `.class`, `#id`, `[attribute]`, or `*part` of a class. For a
 * custom property, `--name`, whether scripts use it.
 */
export type IsInUse = (name: string) => boolean;

interface Selector {
  text: string;
  /** The names that elements must have for it to match. */
  names: string[];
  /** Whether it needs a state that a page is not in when it is first painted, such as hover. */
  isLater: boolean;
}

interface Declaration {
  text: string;
  /** The custom property that it sets. */
  variable: string | undefined;
  /** The custom properties that its value uses. */
  uses: string[];
}

type Node =
  | { kind: "rule"; selectors: Selector[]; declarations: Declaration[]; nested: Node[] }
  | { kind: "group"; name: string; params: string; nodes: Node[] }
  | { kind: "text"; text: string };

/** A stylesheet, parsed so that parts of it can be printed quickly. */
export type StyleSheet = Node[];

/** States and media that do not apply when a page is first painted, or, like the highlight of a target, can wait. */
const LATER_STATE = /:(?:hover|active|focus|target)(?![\w-])/;
const LATER_MEDIA = /(?<!not )\bprint\b|forced-colors/;

/** Whether none of the media in a list apply when a page is first painted. */
const isLaterMedia = (list: string): boolean => list.split(",").every((media) => LATER_MEDIA.test(media));

/** Groups of rules; other at-rules are kept as they are. */
const GROUPS = new Set(["layer", "media", "supports"]);

/** A selector without the arguments of `:not(…)`, `:is(…)` and the like, which never exclude a rule by themselves. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The custom properties that a text of CSS uses. */
const usesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? "");

/** The names that elements must have for a selector to match. */
function namesOf(selector: string): string[] {
  const plain = withoutArguments(selector.replace(/\\(.)/g, "_").replace(/:has\(([^(),]*)\)/g, " $1 "));
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:\*=["']?([\w-]+))?[^\]]*\]/g)].map(([, name, part]) =>
    name === "class" && part !== undefined ? `*${part}` : `[${name}]`,
  );
  const others = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, "").matchAll(/[.#]?-?[a-zA-Z_][\w-]*/g);
  return [...attributes, ...[...others].map(([name]) => (/^[.#]/.test(name) ? name : name.toLowerCase()))];
}

function readNodes(container: Container): Node[] {
  return (container.nodes ?? []).flatMap((node): Node[] => {
    if (node.type === "comment" || node.type === "decl") {
      return [];
    }
    if (node.type === "rule") {
      const selectors = node.selectors.map((text) => ({
        text,
        names: namesOf(text),
        isLater: LATER_STATE.test(withoutArguments(text)),
      }));
      const declarations = node.nodes.flatMap((child) =>
        child.type === "decl"
          ? [
              {
                text: child.toString(),
                variable: child.prop.startsWith("--") ? child.prop : undefined,
                uses: usesIn(child.value),
              },
            ]
          : [],
      );
      return [{ kind: "rule", selectors, declarations, nested: readNodes(node) }];
    }
    // A group that is nested in a rule can have declarations of its own. It is kept as it is.
    return GROUPS.has(node.name) && node.nodes?.every(({ type }) => type !== "decl")
      ? [{ kind: "group", name: node.name, params: node.params, nodes: readNodes(node) }]
      : [{ kind: "text", text: `${node.toString()}${node.nodes ? "" : ";"}` }];
  });
}

/** Parses minified CSS. */
export const parseStyles = (css: string): StyleSheet => readNodes(postcss.parse(css));

/**
 * A stylesheet in which no cascade layer sets a custom property that a rule outside all layers, media and other conditions
 * sets for the same selector: such a rule always wins.
 */
export function withoutOverridden(styles: StyleSheet): StyleSheet {
  const overrides = new Set(
    styles.flatMap((node) =>
      node.kind === "rule"
        ? node.selectors.flatMap(({ text }) => node.declarations.map(({ variable }) => `${text} ${variable}`))
        : [],
    ),
  );
  const prune = (node: Node): Node => {
    if (node.kind === "group") {
      return { ...node, nodes: node.nodes.map(prune) };
    }
    if (node.kind === "rule") {
      const isOverridden = ({ variable }: Declaration): boolean =>
        variable !== undefined && node.selectors.every(({ text }) => overrides.has(`${text} ${variable}`));
      return { ...node, declarations: node.declarations.filter((declaration) => !isOverridden(declaration)) };
    }
    return node;
  };
  return styles.map((node) => (node.kind === "group" && node.name === "layer" ? prune(node) : node));
}

/** Keeps the selectors that `keep` accepts, and the rules that still have one. */
function selectRules(
  nodes: Node[],
  keep: (selector: Selector) => boolean,
  keepGroup = (_params: string) => true,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind === "group") {
      return keepGroup(node.params) ? [{ ...node, nodes: selectRules(node.nodes, keep, keepGroup) }] : [];
    }
    if (node.kind === "rule") {
      const selectors = node.selectors.filter(keep);
      return selectors.length === 0 ? [] : [{ ...node, selectors, nested: selectRules(node.nested, keep, keepGroup) }];
    }
    return [node];
  });
}

function declarationsOf(nodes: Node[]): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.kind === "text") {
      return [{ text: node.text, variable: undefined, uses: usesIn(node.text) }];
    }
    return node.kind === "group" ? declarationsOf(node.nodes) : [...node.declarations, ...declarationsOf(node.nested)];
  });
}

/** The custom properties that other declarations use, directly or through one another. */
function usedVariables(nodes: Node[], isUsedElsewhere: IsInUse): Set<string> {
  const usesOf = new Map<string, string[]>();
  const pending: string[] = [];
  for (const { variable, uses } of declarationsOf(nodes)) {
    if (variable === undefined) {
      pending.push(...uses);
    } else {
      usesOf.set(variable, [...(usesOf.get(variable) ?? []), ...uses]);
      if (isUsedElsewhere(variable)) {
        pending.push(variable);
      }
    }
  }
  const used = new Set<string>();
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (!used.has(name)) {
      used.add(name);
      pending.push(...(usesOf.get(name) ?? []));
    }
  }
  return used;
}

function print(nodes: Node[], variables: ReadonlySet<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") {
        return node.text;
      }
      if (node.kind === "group") {
        const body = print(node.nodes, variables);
        return body && `@${node.name} ${node.params}{${body}}`;
      }
      const declarations = node.declarations
        .filter(({ variable }) => variable === undefined || variables.has(variable))
        .map(({ text }) => text);
      const body = [...declarations, print(node.nested, variables)].filter(Boolean).join(";");
      return body && `${node.selectors.map(({ text }) => text).join(",")}{${body}}`;
    })
    .join("");
}

/**
 * A stylesheet without its fonts, for a page that has already declared them. To the browser, a second declaration is a
 * new font, which it may swap in while the reader is reading.
 */
export const withoutFonts = (styles: StyleSheet): StyleSheet =>
  styles.filter((node) => !(node.kind === "text" && node.text.startsWith("@font-face")));

/**
 * A stylesheet without the rules of one layer that match nothing, and without unused custom properties.
 *
 * @param layer name of the cascade layer to prune, such as a framework's; all other rules are kept
 * @param isInUse covers all pages and scripts of the site
 */
export function withoutUnused(styles: StyleSheet, layer: string, isInUse: IsInUse): string {
  const kept = styles.map((node) =>
    node.kind === "group" && node.params === layer
      ? { ...node, nodes: selectRules(node.nodes, ({ names }) => names.every(isInUse)) }
      : node,
  );
  return print(kept, usedVariables(kept, isInUse));
}

/**
 * The part of a stylesheet that a page needs for its first paint: the rules that match its elements, except those for
 * print, forced colors and user interaction.
 *
 * @param isInUse covers the page
 * @returns CSS that makes the page look as it does with the whole stylesheet
 */
export function stylesForFirstPaint(styles: StyleSheet, isInUse: IsInUse): string {
  const kept = selectRules(
    styles,
    ({ names, isLater }) => !isLater && names.every(isInUse),
    (params) => !isLaterMedia(params),
  );
  return print(
    kept,
    usedVariables(kept, () => false),
  );
}
