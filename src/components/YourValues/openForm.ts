import { createElement } from "react";
import { createRoot } from "react-dom/client";
import Form from "./Form";

let isOpen = false;

/** Opens the form above the page, in its own React root, because submitting it may re-render any part of the page. */
export function openForm(): void {
  // A reader may press the button again while this module is loading.
  if (isOpen) {
    return;
  }
  isOpen = true;
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const close = (): void => {
    root.unmount();
    host.remove();
    isOpen = false;
  };
  root.render(createElement(Form, { onClose: close }));
}
