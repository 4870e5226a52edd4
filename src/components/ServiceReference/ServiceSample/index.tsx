import LoadFailure from "@site/src/components/LoadFailure";
import { countOf } from "@site/src/lib/countOf";
import { iacTool } from "@site/src/lib/iacTool";
import { useStore } from "@site/src/lib/store";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { InsideCopyContext } from "./insideCopy";
import { keepPlace } from "./keepPlace";
import { panelSlot } from "./panelSlot";
import BottomSheet from "./BottomSheet";
import styles from "./styles.module.css";
import { useComposer } from "./useComposer";

interface Props {
  /** Group and slug, such as `app-orchestration/lambda`. */
  service: string;
  /** Number of inputs in the samples. */
  inputs: string;
  /** The samples, in tabs. */
  children: ReactNode;
}

/**
 * Matches viewports with room for the sample next to the text. In em, because larger text needs more room. Keep in sync
 * with `src/components/Composer/layout.css` and `src/theme/DocItem/Layout/styles.module.css`.
 */
const WIDE = "(min-width: 80em)";

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
function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setScrolledPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolledPast(entry?.isIntersecting === false), {
      // Elements below the viewport count as intersecting. Otherwise, a jump from above the element to below it would
      // go unnoticed, because the element would be out of view before and after the jump.
      rootMargin: "0px 0px 1000000px",
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [element]);
  return isScrolledPast;
}

/**
 * The samples of a service's page. Once the reader has scrolled past them, a copy remains available: above the table of
 * contents if there is room, or else in a sheet at the bottom of the viewport.
 */
export default function ServiceSample({ service, inputs, children }: Props): ReactNode {
  const samples = useRef<HTMLDivElement>(null);
  const isScrolledPast = useIsScrolledPast(samples);
  const isWide = useIsWide();
  const slot = useStore(panelSlot);
  const tool = useStore(iacTool);
  const [isSheetOpen, openSheet] = useState(false);
  const compose = useRef<HTMLButtonElement>(null);
  const composer = useComposer(service);
  const { loaded, isLoading, error } = composer;
  const copy = <InsideCopyContext value={true}>{children}</InsideCopyContext>;
  const summary = countOf(Number(inputs), "required input");
  const stop = (): void => {
    keepPlace(composer.stop);
    compose.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {error !== undefined && (
        <LoadFailure title="The composer could not be loaded" error={error} retry={() => composer.start(true)} />
      )}
      <div ref={samples} className={styles.samples}>
        <div className={styles.compose} data-search-skip>
          <button
            ref={compose}
            type="button"
            data-composing={loaded ? "" : undefined}
            aria-busy={isLoading}
            onClick={() => (loaded ? stop() : void composer.start(true))}
          >
            {loaded ? (
              "Stop composing"
            ) : (
              <>
                Compose<span className="visually-hidden"> your file</span>
              </>
            )}
          </button>
        </div>
        {children}
      </div>
      {loaded && (
        <loaded.Composer
          key={service}
          subject={loaded.subject}
          takesFocus={loaded.isOpenedByReader}
          slot={isWide ? slot : null}
          onClose={stop}
        />
      )}
      {!loaded &&
        isWide &&
        isScrolledPast &&
        slot &&
        createPortal(<section aria-label="Sample with the required inputs">{copy}</section>, slot)}
      {!loaded && !isWide && (
        <BottomSheet
          isBarShown={isScrolledPast}
          label={`Sample with ${summary}`}
          title={tool === "terraform" ? "main.tf" : "terragrunt.hcl"}
          summary={summary}
          isOpen={isSheetOpen}
          onOpen={openSheet}
        >
          {copy}
        </BottomSheet>
      )}
    </>
  );
}
