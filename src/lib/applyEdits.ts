/** A range of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies all edits to a text. They must be in the order of the text, and must not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits.reduceRight((edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end), text);
