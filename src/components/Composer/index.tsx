import type { Tool } from "@site/src/catalog/dependencies";
import { initialValue, setValue, type Subject } from "@site/src/composer/composition";
import { fileName } from "@site/src/composer/tree";
import { countOf } from "@site/src/lib/countOf";
import { iacTool } from "@site/src/lib/iacTool";
import { isComposing } from "@site/src/lib/isComposing";
import { useStore } from "@site/src/lib/store";
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import BottomSheet from "../ServiceReference/ServiceSample/BottomSheet";
import { fieldId, focusNext, NOTICE_ID } from "./focus";
import Panel from "./Panel";
import { useDraft } from "./useDraft";
import { entryButton, useEntryButtons } from "./useEntryButtons";
import "./layout.css";

export { loadSubject } from "./loadSubject";

interface Props {
  subject: Subject;
  /** Container for the panel next to the text; null on viewports where a sheet is used instead. */
  slot: HTMLElement | null;
  /** Whether the panel takes focus when it appears. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Composes a configuration of the page's service from its inputs. Loaded on demand. */
export default function Composer({ subject, slot, takesFocus, onClose }: Props): ReactNode {
  const tool: Tool = useStore(iacTool) === "terraform" ? "terraform" : "terragrunt";
  const [isOpen, setOpen] = useState(false);
  // On a shared link, opens the sheet, which shows the link's file or the reason that it could not be opened.
  const draft = useDraft(subject, tool, iacTool.set, () => setOpen(!slot));
  const { composition, change } = draft;
  // A detached element that holds the panel, so that it can move between page and sheet without losing its state.
  const [host] = useState(() => document.createElement("div"));
  const place = useCallback((parent: HTMLElement | null) => parent?.append(host), [host]);
  const names = useMemo(() => new Set(composition.settings.map(({ name }) => name)), [composition]);

  useEntryButtons(names, (name) => {
    const input = subject.inputs.get(name);
    const isNew = !names.has(name);
    if (input && isNew) {
      change(setValue(composition, name, initialValue(input, subject)), `Added ${name}.`);
    }
    if (slot || !isNew) {
      // With a slot, there is no sheet. Keep it closed, so that it does not pop up if the viewport narrows later.
      setOpen(!slot);
      focusNext(fieldId(name));
    }
  });

  // Moves focus after an input is removed: to its entry on the page, unless a sheet or the filter hides the entry.
  const focusAfterRemoval = (name: string): void => {
    const button = slot && entryButton(name);
    if (button?.checkVisibility()) {
      button.focus();
    } else {
      focusNext(NOTICE_ID);
    }
  };

  // In the panel, Escape returns from a value to its input on the page; in a sheet, it closes the sheet.
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-setting]") : null;
    if (event.key === "Escape" && slot && row && !event.defaultPrevented && !isComposing(event)) {
      entryButton(row.dataset.setting ?? "")?.focus();
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onEscape(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  useEffect(() => {
    if (takesFocus) {
      host.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    }
  }, [host, takesFocus]);

  const content = <div ref={place} data-composer="" />;
  return (
    <>
      {createPortal(
        <Panel
          subject={subject}
          draft={draft}
          tool={tool}
          onTool={iacTool.set}
          onClose={onClose}
          onRemoved={focusAfterRemoval}
        />,
        host,
      )}
      {slot ? (
        createPortal(content, slot)
      ) : (
        <BottomSheet
          isBarShown
          label="Composer"
          title={fileName(tool)}
          summary={draft.notice?.text ?? countOf(names.size, "input")}
          isOpen={isOpen}
          onOpen={setOpen}
        >
          {content}
        </BottomSheet>
      )}
      {/* While the sheet is closed, only its button shows the message, so the message is announced here. */}
      {!slot && !isOpen && (
        <span role="status" className="visually-hidden">
          {draft.notice?.text}
        </span>
      )}
    </>
  );
}
