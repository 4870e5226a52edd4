/**
 * Centers the link to the current page in a menu, unless it is already in view. Scrolls only the menu.
 *
 * @param selector selects the element that scrolls; without a match, or without such a link, nothing happens
 */
export function showCurrentItem(selector: string): void {
  const menu = document.querySelector(selector);
  const link = menu?.querySelector(".menu__link[aria-current]");
  if (menu && link) {
    const box = menu.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) {
      menu.scrollTop += (top + bottom - box.top - box.bottom) / 2;
    }
  }
}
