import { Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode } from "react";

/**
 * The part of react-helmet-async that Docusaurus' `<Head>` uses in the browser. Each `<Helmet>` contributes elements to the
 * head, and attributes to `<html>` and `<body>`; those rendered later override those rendered earlier. The server, which
 * needs all of the package, keeps it: its elements are marked with `data-rh`.
 */

/** One child of a `<Helmet>`. */
interface Tag {
  type: string;
  attributes: Record<string, string>;
  text: string;
}

/** Attributes whose names in React differ from those in HTML by more than their case. */
const ATTRIBUTES: Record<string, string> = { className: "class", httpEquiv: "http-equiv" };

/** Attributes that identify an element. */
const IDENTITY = ["href", "name", "property", "http-equiv", "charset", "itemprop", "src"];

/** A `<Helmet>` overrides earlier elements with the same identity. An element with an empty value has no identity. */
function identityOf({ type, attributes, text }: Tag): string | undefined {
  const name = attributes.rel === "canonical" ? "rel" : IDENTITY.find((one) => one in attributes);
  const value = name ? attributes[name] : text;
  return value && `${type} ${name} ${value}`;
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) {
      return [];
    }
    const { children: inner, ...rest } = child.props;
    if (child.type === Fragment) {
      return tagsIn(inner);
    }
    const attributes = Object.entries<string | boolean | undefined>(rest).map(([name, value = ""]) => [
      (ATTRIBUTES[name] ?? name).toLowerCase(),
      String(value),
    ]);
    return [
      {
        type: String(child.type),
        attributes: Object.fromEntries(attributes) as Record<string, string>,
        // Elements in the head contain only text.
        text: ([inner].flat() as string[]).join(""),
      },
    ];
  });
}

function toElement({ type, attributes, text }: Tag): Element {
  const element = document.createElement(type);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute("data-rh", "true");
  element.textContent = text;
  return element;
}

/** The tags of all rendered `<Helmet>`s, by the order in which they were first rendered. */
const rendered = new Map<number, Tag[]>();
let nextOrder = 0;

/** The attributes that were set last. */
const current = { html: {}, body: {} } as Record<"html" | "body", Record<string, string>>;

function updateAttributes(type: "html" | "body", tags: Tag[]): void {
  const element = type === "html" ? document.documentElement : document.body;
  const wanted = Object.assign(
    {},
    ...tags.filter((tag) => tag.type === type).map(({ attributes }) => attributes),
  ) as Record<string, string>;
  for (const name of Object.keys(current[type]).filter((one) => !(one in wanted))) {
    element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    // Otherwise a class that another script has added would be lost.
    if (value !== current[type][name]) {
      element.setAttribute(name, value);
    }
  }
  current[type] = wanted;
}

/** The elements of the head that have an identity and are not overridden. */
function elementsOf(helmets: Tag[][]): Element[] {
  const overridden = new Set<string | undefined>([undefined]);
  return helmets.toReversed().flatMap((tags) => {
    const kept = tags.filter(
      (tag) => !["html", "body", "title"].includes(tag.type) && !overridden.has(identityOf(tag)),
    );
    kept.forEach((tag) => overridden.add(identityOf(tag)));
    return kept.map(toElement);
  });
}

function updateDocument(): void {
  const helmets = [...rendered].sort(([a], [b]) => a - b).map(([, tags]) => tags);
  const tags = helmets.flat();
  updateAttributes("html", tags);
  updateAttributes("body", tags);
  const title = tags.findLast(({ type }) => type === "title")?.text;
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  const stale = new Set(document.head.querySelectorAll("[data-rh]:not(title)"));
  for (const element of elementsOf(helmets)) {
    const same = [...stale].find((one) => one.isEqualNode(element));
    if (same) {
      stale.delete(same);
    } else {
      document.head.append(element);
    }
  }
  stale.forEach((element) => element.remove());
}

let frame = 0;

/** Updates the document before the next paint, once for all `<Helmet>`s that change. */
function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(updateDocument);
}

/** Adds its children to the head of the document, while it is rendered. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => nextOrder++);

  useLayoutEffect(() => {
    rendered.set(order, tagsIn(children));
    scheduleUpdate();
  }, [order, children]);

  useLayoutEffect(
    () => () => {
      rendered.delete(order);
      scheduleUpdate();
    },
    [order],
  );

  return null;
}

/** The package's provider, which only servers need. */
export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;
