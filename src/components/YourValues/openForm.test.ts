import { expect, it, vi } from "vitest";
import { openForm } from "./openForm";

const root = { render: vi.fn<(form: { props: { onClose: () => void } }) => void>(), unmount: vi.fn() };
vi.mock("react-dom/client", () => ({ createRoot: () => root }));
vi.mock("./Form", () => ({ default: () => null }));

it("opens one form at a time", () => {
  vi.stubGlobal("document", { createElement: () => ({ remove: vi.fn() }), body: { append: vi.fn() } });
  openForm();
  openForm();
  expect(root.render).toHaveBeenCalledOnce();
  root.render.mock.calls[0]?.[0].props.onClose();
  openForm();
  expect(root.render).toHaveBeenCalledTimes(2);
});
