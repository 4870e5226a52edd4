import type { SearchRecord } from "../../search/types";
import { nowhere, startPiece, type OpenElement, type Piece, type Sink } from "./reading";
import { cleanText } from "./records";

const ENTRY_ID = /^(input|output)_([\w-]+)$/;
const FIELD_ID = /^input_([\w-]+)\.(.+)$/;

/** An input, output or field that the parser is in. */
interface Entry {
  record: SearchRecord;
  label: string;
  /** What the page says of it in few words: whether it is required, its type, a short default. */
  facts: Piece[];
  /** Where text goes that stands in no element of its own. */
  bare: Sink;
}

const labels = { input: "Input", output: "Output" } as const;

function startEntry(id: string): Entry | undefined {
  const [, kind, name] = ENTRY_ID.exec(id) ?? [];
  if ((kind !== "input" && kind !== "output") || name === undefined) {
    return undefined;
  }
  const record: SearchRecord = { kind, heading: name, parents: [`${labels[kind]}s`], anchor: id, text: "" };
  return { record, label: labels[kind], facts: [], bare: nowhere };
}

function startField(id: string): Entry | undefined {
  const [, input, path] = FIELD_ID.exec(id) ?? [];
  if (input === undefined || path === undefined) {
    return undefined;
  }
  const facts: Piece[] = [];
  return {
    record: { kind: "field", heading: path, parents: ["Inputs", input], anchor: id, text: "" },
    label: "Field",
    facts,
    bare: startPiece(facts),
  };
}

function noteOf({ label, facts }: Entry): string {
  const known = facts.map(({ text }) => cleanText(text)).filter(Boolean);
  return `${[label, known.join(", ")].filter(Boolean).join(": ")}.`;
}

/**
 * Reads the inputs, outputs and fields of a service from the markup of `src/catalog/render/entry.ts`:
 * paragraphs are the description, a type and the remarks beside it make a note, and everything
 * else (the name once more, buttons, rules, samples) is left out.
 */
export class EntryReader {
  private entry: Entry | undefined;

  constructor(private readonly records: SearchRecord[]) {}

  /** Where the text of an element goes; undefined: where it went before. */
  sinkOf(
    element: OpenElement,
    attributes: Record<string, string>,
    { now, isProse }: { now: Sink; isProse: boolean },
  ): Sink | undefined {
    const { entry } = this;
    const id = attributes.id ?? "";
    const started = entry ? startField(id) : isProse ? startEntry(id) : undefined;
    if (started) {
      this.records.push(started.record);
      this.entry = started;
      element.onClose = () => {
        started.record.note = noteOf(started);
        this.entry = entry;
      };
      return started.bare;
    }
    if (!entry) {
      return undefined;
    }
    if (element.name === "p") {
      return (text) => (entry.record.text += text);
    }
    if (element.name === "span" || attributes.class === "ty") {
      return startPiece(entry.facts);
    }
    return element.name === "a" && now === entry.bare ? nowhere : undefined;
  }
}
