import type { SearchRecord } from "../../search/types";
import { discard, startBuffer, type OpenElement, type TextBuffer, type TextSink } from "./textSink";
import { cleanText } from "./records";

const ENTRY_ID = /^(input|output)_([\w-]+)$/;
const FIELD_ID = /^input_([\w-]+)\.(.+)$/;

/** The input, output or field that is being read. */
interface Entry {
  record: SearchRecord;
  /** Short facts that the page shows: whether it is required, its type, its default. */
  facts: TextBuffer[];
  /** Receives text that is not in an element of its own. */
  looseText: TextSink;
}

const labels = { input: "Input", output: "Output" } as const;

function startEntry(id: string): Entry | undefined {
  const [, kind, name] = ENTRY_ID.exec(id) ?? [];
  if ((kind !== "input" && kind !== "output") || name === undefined) {
    return undefined;
  }
  const record: SearchRecord = { kind, heading: name, parents: [`${labels[kind]}s`], anchor: id, text: "" };
  return { record, facts: [], looseText: discard };
}

function startField(id: string): Entry | undefined {
  const [, input, path] = FIELD_ID.exec(id) ?? [];
  if (input === undefined || path === undefined) {
    return undefined;
  }
  const facts: TextBuffer[] = [];
  return {
    record: { kind: "field", heading: path, parents: ["Inputs", input], anchor: id, text: "" },
    facts,
    looseText: startBuffer(facts),
  };
}

function noteOf({ facts }: Entry): string {
  // The first fact ends with a comma where the page lists several.
  const known = facts.map(({ text }) => cleanText(text).replace(/,$/, "")).filter(Boolean);
  return known.join(", ");
}

/**
 * Reads the inputs, outputs and fields of a service from the markup of `src/catalog/render/entry.ts`:
 * paragraphs become the text, the type and the remarks next to it become the note, and everything
 * else (the repeated name, buttons, rules, samples) is skipped.
 */
export class EntryReader {
  private entry: Entry | undefined;

  constructor(private readonly records: SearchRecord[]) {}

  /** The sink for an element's text; undefined if the current sink stays. */
  sinkOf(
    element: OpenElement,
    attributes: Record<string, string>,
    { now, isProse }: { now: TextSink; isProse: boolean },
  ): TextSink | undefined {
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
      return started.looseText;
    }
    if (!entry) {
      return undefined;
    }
    if (element.name === "p") {
      return (text) => (entry.record.text += text);
    }
    if (element.name === "span" || attributes.class === "ty") {
      return startBuffer(entry.facts);
    }
    return element.name === "a" && now === entry.looseText ? discard : undefined;
  }
}
