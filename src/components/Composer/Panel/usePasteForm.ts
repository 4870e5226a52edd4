import { useState } from "react";
import type { Draft } from "../useDraft";
import { attempt } from "./attempt";
import type PasteForm from "./PasteForm";

interface PasteFormState {
  /** The form, while open. */
  PasteForm: typeof PasteForm | undefined;
  open: () => void;
  close: () => void;
}

/**
 * Loads the paste form, along with the file parser, when the reader first opens it.
 *
 * @param notify notifies the reader if the form fails to load
 */
export function usePasteForm(notify: Draft["notify"]): PasteFormState {
  const [form, setForm] = useState<Pick<PasteFormState, "PasteForm">>({ PasteForm: undefined });
  const load = async (): Promise<void> => {
    const { default: loaded } = await import(/* webpackChunkName: "composer-paste" */ "./PasteForm");
    setForm({ PasteForm: loaded });
  };
  const open = (): void => void attempt(notify, "The paste form could not be loaded.", load);
  return { ...form, open, close: () => setForm({ PasteForm: undefined }) };
}
