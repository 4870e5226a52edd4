import { useCallback, useEffect, useRef, useState } from "react";

/** Assistive technology is told once there has been nothing new for this long: a reader who types would be interrupted. */
const ANNOUNCEMENT_DELAY_MS = 500;

/**
 * The text of a live region that changes with every key stroke.
 *
 * @returns the text to render, and the function that replaces it after a pause
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
