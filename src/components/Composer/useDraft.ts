import type { Tool } from "@site/src/catalog/dependencies";
import { startComposition, type Composition, type Subject } from "@site/src/composer/composition";
import { readDraft, writeDraft } from "@site/src/composer/drafts";
import { fromFragment, isComposerFragment } from "@site/src/composer/share";
import { useEffect, useEffectEvent, useState } from "react";

/** A message about the latest action. */
export interface Notice {
  text: string;
  /** Reverts the action. */
  undo?: () => void;
  isError?: boolean;
}

export interface Draft {
  composition: Composition;
  notice: Notice | undefined;
  /** Replaces the composition. `undoable` changes can be reverted with one click. */
  change: (next: Composition, text?: string, undoable?: boolean) => void;
  say: (notice: Notice) => void;
}

function withoutFragment(): void {
  if (isComposerFragment(window.location.hash)) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

/** The composition of a service: from the URL's fragment, from a draft on this device, or the required inputs. */
export function useDraft(subject: Subject, tool: Tool, chooseTool: (tool: Tool) => void): Draft {
  const [composition, setComposition] = useState(
    () => readDraft(subject.key)?.composition ?? startComposition(subject),
  );
  const [notice, setNotice] = useState<Notice>();

  const change: Draft["change"] = (next, text, undoable = false) => {
    const undo = (): void => change(composition, "Undone.");
    setNotice(text === undefined ? undefined : { text, ...(undoable && { undo }) });
    setComposition(next);
    writeDraft(subject.key, { tool, composition: next });
    withoutFragment();
  };

  const restore = useEffectEvent(async (): Promise<void> => {
    const { hash } = window.location;
    if (!isComposerFragment(hash)) {
      return;
    }
    try {
      const shared = await fromFragment(hash);
      const hasDraft = readDraft(subject.key) !== undefined;
      setComposition(shared.composition);
      chooseTool(shared.tool);
      setNotice({ text: "Opened from the link.", ...(hasDraft && { undo: () => change(composition, "Undone.") }) });
    } catch (error) {
      setNotice({ text: error instanceof Error ? error.message : String(error), isError: true });
    }
  });

  useEffect(() => {
    const onHashChange = (): void => void restore();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [subject]);

  return { composition, notice, change, say: setNotice };
}
