import { createRoot } from "react-dom/client";
import Form from "./Form";

/** Opens the form above the page, in its own React root, because submitting it may re-render any part of the page. */
export function openForm(): void {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  root.render(<Form onClose={close} />);
}
