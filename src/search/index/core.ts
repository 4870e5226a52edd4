import { IndexError, type RecordKind, type SearchTuning } from "../types";
import { ByteReader, ByteWriter } from "./bytes";

/** Raise this whenever the format changes, so that an older client says so instead of reading nonsense. */
const FORMAT_VERSION = 5;

const KINDS: RecordKind[] = ["page", "section", "input", "output", "field"];
const MAX_COUNTED_LENGTH = 255;

/** What the engine knows of a page before any of its text is fetched. */
export interface CorePage {
  path: string;
  title: string;
  context: string[];
  weight?: number;
}

/** The part of the index that every query needs: the vocabulary, the pages, and the size of each record. */
export interface Core {
  tuning: SearchTuning;
  pages: CorePage[];
  /** Words in the order of their code units. */
  vocabulary: string[];
  /** First record of each page. */
  pageStarts: Uint32Array;
  kinds: RecordKind[];
  headingLengths: Uint8Array;
  textLengths: Uint8Array;
  /** First stem of each file of postings. */
  postingStarts: Uint32Array;
  /** First heading of each file of headings, and first name of each file of names, each counted by itself. */
  headingStarts: Uint32Array;
  nameStarts: Uint32Array;
  /** First record of each file of texts. */
  textStarts: Uint32Array;
}

function writeStarts(writer: ByteWriter, starts: ArrayLike<number>): void {
  writer.varint(starts.length);
  for (let index = 0; index < starts.length; index++) {
    writer.varint((starts[index] ?? 0) - (starts[index - 1] ?? 0));
  }
}

function readStarts(reader: ByteReader): Uint32Array {
  const starts = new Uint32Array(reader.varint());
  let sum = 0;
  for (let index = 0; index < starts.length; index++) {
    sum += reader.varint();
    starts[index] = sum;
  }
  return starts;
}

function sharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) {
    length++;
  }
  return length;
}

function writeVocabulary(writer: ByteWriter, vocabulary: string[]): void {
  const shared = vocabulary.map((word, index) => sharedPrefix(vocabulary[index - 1] ?? "", word));
  writer.varint(vocabulary.length);
  shared.forEach((length) => writer.varint(length));
  writer.text(vocabulary.map((word, index) => word.slice(shared[index])).join("\n"));
}

function readVocabulary(reader: ByteReader): string[] {
  const shared = Array.from({ length: reader.varint() }, () => reader.varint());
  let previous = "";
  return reader
    .text()
    .split("\n")
    .map((rest, index) => (previous = previous.slice(0, shared[index]) + rest));
}

export function encodeCore(core: Core): Uint8Array {
  const writer = new ByteWriter();
  writer.varint(FORMAT_VERSION);
  writer.text(JSON.stringify({ tuning: core.tuning, pages: core.pages }));
  writeVocabulary(writer, core.vocabulary);
  writeStarts(writer, core.pageStarts);
  writer.varint(core.kinds.length);
  core.kinds.forEach((kind) => writer.byte(KINDS.indexOf(kind)));
  core.headingLengths.forEach((length) => writer.byte(length));
  core.textLengths.forEach((length) => writer.byte(length));
  writeStarts(writer, core.postingStarts);
  writeStarts(writer, core.headingStarts);
  writeStarts(writer, core.nameStarts);
  writeStarts(writer, core.textStarts);
  return writer.finish();
}

/** @throws IndexError when the data is of another version or damaged */
export function decodeCore(bytes: Uint8Array): Core {
  try {
    const reader = new ByteReader(bytes);
    const version = reader.varint();
    if (version !== FORMAT_VERSION) {
      throw new IndexError(`The search index has version ${version}, and this page reads version ${FORMAT_VERSION}.`);
    }
    const { tuning, pages } = JSON.parse(reader.text()) as Pick<Core, "tuning" | "pages">;
    const vocabulary = readVocabulary(reader);
    const pageStarts = readStarts(reader);
    const records = reader.varint();
    return {
      tuning,
      pages,
      vocabulary,
      pageStarts,
      kinds: Array.from(reader.take(records), (kind) => KINDS[kind] ?? "section"),
      headingLengths: reader.take(records),
      textLengths: reader.take(records),
      postingStarts: readStarts(reader),
      headingStarts: readStarts(reader),
      nameStarts: readStarts(reader),
      textStarts: readStarts(reader),
    };
  } catch (error) {
    throw error instanceof IndexError ? error : new IndexError("The search index is damaged.", { cause: error });
  }
}

/** Lengths are kept in a byte; beyond that, longer makes no difference to ranking. */
export function storedLength(length: number): number {
  return Math.min(length, MAX_COUNTED_LENGTH);
}
