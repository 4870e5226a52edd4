import { useState } from "react";
import { flushSync } from "react-dom";
import { PASTE_ID } from "../focus";
import type { Draft } from "../useDraft";
import { attempt } from "./attempt";
import type PasteForm from "./PasteForm";

/** What the reader has pasted. */
export interface Pasted {
  text: string;
  /** Why the text could not be imported. */
  problem: string;
}

export interface PasteFormState {
  /** The form, while open. */
  PasteForm: typeof PasteForm | undefined;
  pasted: Pasted;
  setPasted: (pasted: Pasted) => void;
  open: () => void;
  close: () => void;
}

const NOTHING: Pasted = { text: "", problem: "" };

/**
 * Loads the paste form, along with the file parser, when the reader first opens it, and keeps what is in it.
 *
 * @param notify notifies the reader if the form fails to load
 */
export function usePasteForm(notify: Draft["notify"]): PasteFormState {
  const [form, setForm] = useState<Pick<PasteFormState, "PasteForm">>({ PasteForm: undefined });
  const [pasted, setPasted] = useState(NOTHING);
  const load = async (): Promise<void> => {
    const { default: loaded } = await import(/* webpackChunkName: "composer-paste" */ "./PasteForm");
    // Only now: when the panel returns with the form in it, the reader may be elsewhere.
    flushSync(() => setForm({ PasteForm: loaded }));
    document.getElementById(PASTE_ID)?.focus();
  };
  const open = (): void => void attempt(notify, "The paste form could not be loaded.", load);
  const close = (): void => {
    setForm({ PasteForm: undefined });
    setPasted(NOTHING);
  };
  return { ...form, pasted, setPasted, open, close };
}
