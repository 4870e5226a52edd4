import { createRoot } from "react-dom/client";
import Form from "./Form";

/** Opens the form over the page. It belongs to no part of the page, which may change with what the form does. */
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
