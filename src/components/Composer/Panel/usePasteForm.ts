import { useState } from "react";
import type { Notice } from "../useDraft";
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
 * @param say notifies the reader if the form fails to load
 */
export function usePasteForm(say: (notice: Notice) => void): PasteFormState {
  const [form, setForm] = useState<Pick<PasteFormState, "PasteForm">>({ PasteForm: undefined });
  const load = async (): Promise<void> => {
    try {
      const { default: loaded } = await import(/* webpackChunkName: "composer-paste" */ "./PasteForm");
      setForm({ PasteForm: loaded });
    } catch (error) {
      console.warn("The form for pasting could not be loaded.", error);
      say({ text: "The form for pasting could not be loaded. Check your connection, and try again.", isError: true });
    }
  };
  return { ...form, open: () => void load(), close: () => setForm({ PasteForm: undefined }) };
}
