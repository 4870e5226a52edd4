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

/** Text that is being read. */
export interface Piece {
  text: string;
}

/** Starts another text in a list; returns where to put it. */
export function startPiece(list: Piece[]): Sink {
  const piece: Piece = { text: "" };
  list.push(piece);
  return (text) => (piece.text += text);
}
