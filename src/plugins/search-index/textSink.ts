/** Receives the text inside an element. */
export type TextSink = (text: string) => void;

export const discard: TextSink = () => undefined;

/** Text that is still being read. */
export interface TextBuffer {
  text: string;
}

/** Appends a new buffer to a list, and returns the sink that fills it. */
export function startBuffer(list: TextBuffer[]): TextSink {
  const buffer: TextBuffer = { text: "" };
  list.push(buffer);
  return (text) => (buffer.text += text);
}

/** An element that has not been closed yet. */
export interface OpenElement {
  name: string;
  /** The sink for the text around it. */
  outer: TextSink;
  onClose?: () => void;
}
