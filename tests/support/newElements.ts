import type { Page } from "@playwright/test";

/** Finds the elements of a page that no page before had, so that each kind of element is judged once. */

/** What pages before had: looks or shapes, as text. */
export type Known = Set<string>;

/** The elements that `markNewLooks` has found. */
export const NEW_LOOKS = "[data-new-look]";

/** The elements that `markNewOnPhone` has found. */
const NEW_ON_PHONE = "[data-new-on-phone]";

/** Adds what a page has to what is known. @returns whether something of it is new */
function learn(known: Known, found: string[]): boolean {
  const isNew = found.some((look) => !known.has(look));
  found.forEach((look) => known.add(look));
  return isNew;
}

/**
 * Marks the elements with text whose look no page before had, in the theme and at the width that the page has now. A
 * look is what decides the contrast of text: its color, size and weight, all that is painted behind it, and for links
 * what sets them apart from the text around them. The classes of what lies over other elements are in it, too.
 *
 * @returns the selector of the marked elements, or undefined if the page has none
 */
export async function markNewLooks(page: Page, known: Known): Promise<string | undefined> {
  const found = await page.evaluate(
    (looks) => {
      const before = new Set(looks);
      const now = new Set<string>();
      const hasText = (element: Element): boolean =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ""));
      /** Words for screen readers alone are a pixel wide. */
      const isVisible = (element: Element): boolean =>
        [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
      const paintedBehind = (style: CSSStyleDeclaration, surface: string): string => {
        const { backgroundColor, backgroundImage, opacity, filter } = style;
        if (backgroundImage === "none" && opacity === "1" && filter === "none") {
          if (backgroundColor === "rgba(0, 0, 0, 0)") {
            return surface;
          }
          // Every other notation, as of mixed colors, may have an alpha channel.
          if (backgroundColor.startsWith("rgb(")) {
            return backgroundColor;
          }
        }
        return `${surface} < ${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
      };
      const visit = (element: Element, surface: string, layer: string, around: CSSStyleDeclaration): void => {
        const style = getComputedStyle(element);
        const behind = paintedBehind(style, surface);
        const name = `${element.tagName}.${element.getAttribute("class") ?? ""}`;
        const own = /^(?:absolute|fixed|sticky)$/.test(style.position) ? name : layer;
        if (hasText(element) && isVisible(element)) {
          const text = [style.color, style.fontSize, style.fontWeight, style.textShadow, style.textDecorationLine];
          const link = element.matches("a[href], [role=link]")
            ? [name, style.borderBottom, around.color, around.fontWeight, around.textDecorationLine]
            : [];
          const look = [...text, ...link, behind, own].join(" | ");
          element.toggleAttribute("data-new-look", !before.has(look) && !now.has(look));
          now.add(look);
        } else {
          element.removeAttribute("data-new-look");
        }
        for (const child of element.children) {
          visit(child, behind, own, style);
        }
      };
      const root = getComputedStyle(document.documentElement);
      visit(document.body, root.backgroundColor, "", root);
      return [...now];
    },
    [...known],
  );
  return learn(known, found) ? NEW_LOOKS : undefined;
}

/** Keeps, in the page, which elements a reader of a wide window can see. */
export async function keepSeenOnDesktop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = [...document.querySelectorAll("body *")].filter((element) => element.getClientRects().length > 0);
    Object.assign(window, { seenOnDesktop: new WeakSet(seen) });
  });
}

/**
 * Marks the elements that only a phone shows, and whose shape no page before had on a phone. A shape is the names,
 * classes, roles and states of an element and of all that it is in.
 *
 * @returns the selector of the marked elements, or undefined if the page has none
 */
export async function markNewOnPhone(page: Page, known: Known): Promise<string | undefined> {
  const found = await page.evaluate(
    (shapes) => {
      const { seenOnDesktop } = window as unknown as { seenOnDesktop: WeakSet<Element> };
      const isState = (name: string): boolean =>
        /^(?:class|role|open|disabled|hidden|type|aria-(?:current|selected|expanded|pressed))$/.test(name);
      const before = new Set(shapes);
      const now = new Set<string>();
      const visit = (element: Element, around: string): void => {
        const states = [...element.attributes]
          .filter(({ name }) => isState(name))
          .map(({ name, value }) => `${name}=${value}`);
        const shape = `${around} > ${[element.tagName, ...states.sort()].join(" ")}`;
        if (!seenOnDesktop.has(element) && element.getClientRects().length > 0) {
          element.toggleAttribute("data-new-on-phone", !before.has(shape) && !now.has(shape));
          now.add(shape);
        }
        for (const child of element.children) {
          visit(child, shape);
        }
      };
      // Classes of the elements around the body name the page.
      visit(document.body, "");
      return [...now];
    },
    [...known],
  );
  return learn(known, found) ? NEW_ON_PHONE : undefined;
}
