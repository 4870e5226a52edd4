import type { Tool } from "@site/src/catalog/dependencies";
import { startComposition, type Composition, type Subject } from "@site/src/composer/composition";
import { isComposerFragment } from "@site/src/composer/fragmentPrefix";
import { isSame, type Shared } from "@site/src/composer/share";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readDraft, subscribeToDrafts, writeDraft } from "./drafts";
import { loadLinks } from "./loadLinks";
import { attempt } from "./Panel/attempt";

/** A message about the latest action. */
export interface Notice {
  text: string;
  /** The address of a link after the text. */
  link?: string;
  /** Reverts an action that changed something other than the file. */
  undo?: () => void;
  isError?: boolean;
}

/** State that a change may replace along with the composition. */
interface FileContext {
  /** Set only if the new file is in the other format. */
  tool?: Tool;
  notes?: readonly string[];
}

/** The state before a change. */
interface Step extends FileContext {
  composition: Composition;
  /** The input that the change edits. */
  edited: string | undefined;
}

export interface Draft {
  composition: Composition;
  /** Notes about a pasted file. */
  notes: readonly string[];
  notice: Notice | undefined;
  /** Replaces the composition and related state. Consecutive edits of the same input are a single undo step. */
  change: (next: Composition, text?: string, rest?: FileContext & { edited?: string }) => void;
  /** Reverts the latest change; undefined if there is none. */
  undo: (() => void) | undefined;
  notify: (notice: Notice) => void;
}

function withoutFragment(): void {
  if (isComposerFragment(window.location.hash)) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

/**
 * The composition of a service. It comes from the URL's fragment, or else from a draft on this device. Without either,
 * it contains the required inputs.
 *
 * @param onLink called when the URL's fragment contains a file, before the file is read
 */
export function useDraft(subject: Subject, tool: Tool, chooseTool: (tool: Tool) => void, onLink: () => void): Draft {
  const [composition, setComposition] = useState(
    () => readDraft(subject.key)?.composition ?? startComposition(subject),
  );
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const latest = steps.at(-1);
  /** The draft as this tab last stored or read it. */
  const lastSynced = useRef(composition);
  /** Whether the file comes from a link and is not the draft yet. It becomes the draft when it is edited. */
  const isShared = useRef(false);

  const replace = (next: Composition, text: string | undefined, rest: FileContext, isStored: boolean): void => {
    setNotice(text === undefined ? undefined : { text });
    setNotes(rest.notes ?? notes);
    if (rest.tool) {
      chooseTool(rest.tool);
    }
    setComposition(next);
    isShared.current = !isStored;
    if (isStored) {
      // Set before the draft is stored, because that calls `follow`.
      lastSynced.current = next;
      writeDraft(subject.key, { tool: rest.tool ?? tool, composition: next });
    }
    withoutFragment();
  };
  const change = (
    next: Composition,
    text?: string,
    { edited, ...rest }: FileContext & { edited?: string } = {},
    isStored = true,
  ): void => {
    const isSameEdit = edited !== undefined && latest?.edited === edited;
    setSteps(
      isSameEdit ? steps : [...steps, { composition, notes, ...(rest.tool && rest.tool !== tool && { tool }), edited }],
    );
    replace(next, text, rest, isStored);
  };
  const undo =
    latest &&
    ((): void => {
      setSteps(steps.slice(0, -1));
      replace(latest.composition, "Undone.", latest, true);
    });

  // An effect event, because the reader may have edited the file while the link was being read.
  const openShared = useEffectEvent((shared: Shared, opened: (hasDraft: boolean) => string): void => {
    const hasDraft = readDraft(subject.key) !== undefined;
    // Also removes the fragment. Otherwise, Back would replace later edits with the link's file again.
    change(shared.composition, opened(hasDraft), { tool: shared.tool, notes: [] }, !hasDraft);
  });
  const restore = useEffectEvent(async (): Promise<void> => {
    const { hash } = window.location;
    if (!isComposerFragment(hash)) {
      return;
    }
    onLink();
    await attempt(setNotice, "The link could not be opened.", async () => {
      const { fromFragment, opened } = await loadLinks();
      try {
        openShared(await fromFragment(hash), opened);
      } catch (error) {
        setNotice({ text: error instanceof Error ? error.message : String(error), isError: true });
      }
    });
  });

  useEffect(() => {
    const onHashChange = (): void => void restore();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [subject]);

  // Picks up edits made in another tab, which the next edit here, or Undo, would otherwise overwrite. While a file from
  // a link is shown, it stays in view, and Undo restores the edited draft.
  const follow = useEffectEvent(() => {
    const stored = readDraft(subject.key)?.composition;
    if (stored && !isSame(stored, lastSynced.current)) {
      lastSynced.current = stored;
      if (latest && isShared.current) {
        setSteps([...steps.slice(0, -1), { ...latest, composition: stored }]);
        return;
      }
      setComposition(stored);
      setSteps([]);
      setNotes([]);
      setNotice({ text: "Changed in another tab." });
    }
  });
  useEffect(() => subscribeToDrafts(() => follow()), []);

  return { composition, notes, notice, change, undo, notify: setNotice };
}
