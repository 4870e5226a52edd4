import { lazyOptional } from "@site/src/lib/lazyOptional";
import { readerText, unchangedText } from "@site/src/lib/readerText";
import { useStore } from "@site/src/lib/store";
import { Suspense, useState, type ReactNode } from "react";

const Note = lazyOptional(
  () => import(/* webpackChunkName: "your-values" */ "./Note"),
  "The note about your values could not be loaded.",
);

/** The slot for the note about the reader's values. After any reset, the note stays and offers to undo the reset. */
export default function NoteSlot({ className }: { className: string | undefined }): ReactNode {
  const isInUse = useStore(readerText) !== unchangedText;
  const [hasBeenInUse, setHasBeenInUse] = useState(false);
  if (isInUse && !hasBeenInUse) {
    setHasBeenInUse(true);
  }
  return (
    <div className={className}>
      {hasBeenInUse && (
        <Suspense fallback={null}>
          <Note />
        </Suspense>
      )}
    </div>
  );
}
