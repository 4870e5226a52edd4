import type { ReactNode } from "react";

export const CROSS = "m5 5 10 10M15 5 5 15";
export const CROSS_IN_CIRCLE = "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M7.5 7.5l5 5m0-5-5 5";
export const STAR = "m10 3 2.1 4.5 4.9.6-3.6 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.9L3 8.1l4.9-.6z";

/** @param path an SVG path in a 20 by 20 box */
export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function SearchIcon({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
