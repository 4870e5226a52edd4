import { useCallback, useEffect, useRef, useState } from "react";

/** Announcements are debounced by this long, so that they do not interrupt a reader who is typing. */
const ANNOUNCEMENT_DELAY_MS = 500;

/**
 * Debounced text for a live region that would otherwise change with every keystroke.
 *
 * @returns the text to render, and a function that replaces it after a pause
 */
export function useAnnouncement(): [announcement: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState("");
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timeout.current), []);
  const announce = useCallback((text: string) => {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(setAnnouncement, ANNOUNCEMENT_DELAY_MS, text);
  }, []);
  return [announcement, announce];
}
