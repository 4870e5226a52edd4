import { useDismissal } from "@site/src/lib/useDismissal";
import NavbarItem from "@theme/NavbarItem";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import { useRef, useState, type ReactNode } from "react";

/** A dropdown of the navbar: opens on hover, click, Enter and Space, and closes on Escape. */
export default function DropdownNavbarItemDesktop({ items, position, className, ...props }: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Once dismissed, a hovered menu stays hidden until the pointer enters it again.
  const [isDismissed, setDismissed] = useState(false);
  const toggle = (): void => {
    setOpen(!isOpen);
    setDismissed(isOpen);
  };

  useDismissal(dropdown, (escape) => {
    setOpen(false);
    if (escape) {
      setDismissed(true);
      if (dropdown.current?.contains(document.activeElement)) {
        dropdown.current.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      }
    }
  });

  return (
    <div
      ref={dropdown}
      className={clsx("navbar__item", "dropdown", {
        "dropdown--hoverable": !isDismissed,
        "dropdown--right": position === "right",
        "dropdown--show": isOpen,
      })}
      onPointerEnter={() => setDismissed(false)}
    >
      <NavbarNavLink
        aria-expanded={isOpen}
        role="button"
        // A link without `href` cannot be focused.
        href={props.to ? undefined : "#"}
        className={clsx("navbar__link", className)}
        {...props}
        onClick={(event) => {
          if (!props.to) {
            event.preventDefault();
            toggle();
          }
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            toggle();
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
