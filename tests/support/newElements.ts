import type { Page } from "@playwright/test";

/** Finds the elements of a page that have not appeared on earlier pages, so that each kind is checked only once. */

/** The looks or shapes seen on earlier pages, as text. */
export type Known = Set<string>;

/** Selects the elements that `markNewLooks` marked. */
export const NEW_LOOKS = "[data-new-look]";

/** Selects the elements that `markNewOnPhone` marked. */
export const NEW_ON_PHONE = "[data-new-on-phone]";

/**
 * Marks the elements with text whose look has not appeared on an earlier page, in the page's current theme and width;
 * `NEW_LOOKS` selects them. A look is everything that affects the contrast of text: its color, whether it is large,
 * everything painted behind it, and for links whatever sets them apart from the surrounding text. It also includes the
 * class names of positioned elements, which can cover others.
 *
 * @returns whether there are any
 */
export async function markNewLooks(page: Page, known: Known): Promise<boolean> {
  const found = await page.evaluate(
    (looks) => {
      const before = new Set(looks);
      const now = new Set<string>();
      const hasText = (element: Element): boolean =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ""));
      /** Screen-reader-only text is one pixel wide. */
      const isVisible = (element: Element): boolean =>
        [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
      /** Large text needs less contrast: 18 points, or 14 if bold (WCAG 1.4.3), rounded as axe does. */
      const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
        Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);
      const paintedBehind = (style: CSSStyleDeclaration, surface: string): string => {
        const { backgroundColor, backgroundImage, opacity, filter } = style;
        if (backgroundImage === "none" && opacity === "1" && filter === "none") {
          if (backgroundColor === "rgba(0, 0, 0, 0)") {
            return surface;
          }
          // Any other notation, such as that of mixed colors, may have an alpha channel.
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
          const text = [style.color, isLarge(style) ? "large" : "", style.textShadow, style.textDecorationLine];
          const link = element.matches("a[href], [role=link]")
            ? [name, style.borderBottom, style.font, around.color, around.font, around.textDecorationLine]
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
      return [...now].filter((look) => !before.has(look));
    },
    [...known],
  );
  found.forEach((look) => known.add(look));
  return found.length > 0;
}

/** Records, in the page itself, which elements are visible in a wide window. */
export async function recordSeenOnDesktop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = [...document.querySelectorAll("body *")].filter((element) => element.getClientRects().length > 0);
    Object.assign(window, { seenOnDesktop: new WeakSet(seen) });
  });
}

/**
 * Marks the elements that are visible only on a phone and whose shape has not appeared there on an earlier page;
 * `NEW_ON_PHONE` selects them. A shape is the tag names, classes, roles and states of an element and its ancestors.
 *
 * @returns whether there are any
 */
export async function markNewOnPhone(page: Page, known: Known): Promise<boolean> {
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
      // Leaves out the html element, whose classes identify the page.
      visit(document.body, "");
      return [...now].filter((shape) => !before.has(shape));
    },
    [...known],
  );
  found.forEach((shape) => known.add(shape));
  return found.length > 0;
}
