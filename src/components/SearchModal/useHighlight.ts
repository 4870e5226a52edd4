import { useCallback, useEffect, useState } from "react";
import { optionId, rowActions, type Position } from "./OptionList";
import type { Option } from "./options";

interface Highlighted extends Position {
  list: unknown;
  viaKeyboard: boolean;
}

/**
 * Tracks the highlighted option. It is the first one initially and whenever the list changes. If the highlighted option
 * is removed, the next one is highlighted.
 *
 * @param list identity of the list: a different object means a different list
 */
export function useHighlight(list: unknown, options: Option[]) {
  const [highlighted, setHighlighted] = useState<Highlighted>();
  const last = highlighted?.list === list ? highlighted : undefined;
  const index = Math.max(0, Math.min(last?.index ?? 0, options.length - 1));
  const option = options[index];
  const cell = option ? Math.min(last?.cell ?? 0, rowActions(option).length) : 0;

  useEffect(() => {
    if (highlighted?.viaKeyboard) {
      document.getElementById(optionId(highlighted.index))?.scrollIntoView({ block: "nearest" });
    }
  }, [highlighted]);

  const highlight = useCallback(
    (position: Position, viaKeyboard: boolean) =>
      setHighlighted((before) =>
        before && before.list === list && before.index === position.index && before.cell === position.cell
          ? before
          : { list, ...position, viaKeyboard },
      ),
    [list],
  );

  return { active: { index, cell }, option, highlight };
}
