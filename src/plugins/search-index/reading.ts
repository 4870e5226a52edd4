/** Where the text inside an element goes. */
export type Sink = (text: string) => void;

export const nowhere: Sink = () => undefined;

/** An element that the parser is in. */
export interface OpenElement {
  name: string;
  /** Where text went before it. */
  outer: Sink;
  onClose?: () => void;
}
