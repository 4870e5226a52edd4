import { useStorageSlot } from "@docusaurus/theme-common";
import { useStore } from "@site/src/lib/store";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { InCopy } from "./inCopy";
import { panelSlot } from "./panelSlot";
import SampleSheet from "./SampleSheet";
import styles from "./styles.module.css";

interface Props {
  /** How many inputs the samples have. */
  inputs: string;
  /** The samples in tabs. */
  children: ReactNode;
}

/** Where there is room for the sample beside the text; `styles.module.css` has the same width. */
const WIDE = "(min-width: 1280px)";

function subscribeToWidth(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

/** Whether the reader has scrolled past an element. */
function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}

/**
 * The samples of a service's page. Once the reader has scrolled past them, a copy stays at hand: above the table of
 * contents where there is room, or else in a sheet at the bottom edge.
 */
export default function ServiceSample({ inputs, children }: Props): ReactNode {
  const samples = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(samples);
  const isWide = useIsWide();
  const slot = useStore(panelSlot);
  const [tool] = useStorageSlot("docusaurus.tab.iac-tool");
  const copy = <InCopy value={true}>{children}</InCopy>;
  return (
    <>
      <div ref={samples} className={styles.samples}>
        {children}
      </div>
      {isWide && isPassed && slot && createPortal(copy, slot)}
      {!isWide && (
        <SampleSheet
          isOffered={isPassed}
          title={tool === "terraform" ? "main.tf" : "terragrunt.hcl"}
          summary={`${inputs} required ${inputs === "1" ? "input" : "inputs"}`}
        >
          {copy}
        </SampleSheet>
      )}
    </>
  );
}
