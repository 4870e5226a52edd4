import NavbarItem from "@theme/NavbarItem";
import type { Props } from "@theme/NavbarItem/DropdownNavbarItem/Desktop";
import NavbarNavLink from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";

const OUTSIDE_EVENTS = ["mousedown", "touchstart", "focusin"];

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

  useEffect(() => {
    const element = dropdown.current;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && element?.contains(target) === true;
    const closeOutside = ({ target }: Event): void => {
      if (!isInside(target)) {
        setOpen(false);
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") {
        if (isInside(document.activeElement)) {
          element?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
        }
        setOpen(false);
        setDismissed(true);
      }
    };
    OUTSIDE_EVENTS.forEach((type) => document.addEventListener(type, closeOutside));
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      OUTSIDE_EVENTS.forEach((type) => document.removeEventListener(type, closeOutside));
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

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
