import { describe, expect, it } from "vitest";
import { decodePostings, encodePostings, FIELD, type Occurrence } from "./postings";

function roundTrip(occurrences: Occurrence[]): Occurrence[] {
  const { records, fields, counts } = decodePostings(encodePostings(occurrences));
  return Array.from(records, (record, index) => ({ record, fields: fields[index] ?? 0, count: counts[index] ?? 0 }));
}

describe("postings", () => {
  it("round-trip through storage, in every field and far apart", () => {
    const combinations = Array.from({ length: 32 }, (_, fields) => fields);
    const occurrences = combinations
      .flatMap((fields) => [0, 1, 2, 7].map((count, index) => ({ record: fields * 100_000 + index, fields, count })))
      .filter(({ fields, count }) => fields > 0 || count > 0);
    expect(Math.max(...combinations)).toBe(Object.values(FIELD).reduce((sum, bit) => sum | bit, 0));
    expect(roundTrip(occurrences)).toEqual(occurrences);
  });

  it("take one small number for a word that occurs once in the text", () => {
    expect(
      encodePostings([
        { record: 0, fields: 0, count: 1 },
        { record: 20_000, fields: 0, count: 1 },
      ]),
    ).toEqual([0, 20_000]);
  });

  it("count up to seven occurrences", () => {
    const counts = [6, 7, 8, 1000].map((count, record) => ({ record, fields: 0, count }));
    expect(roundTrip(counts).map(({ count }) => count)).toEqual([6, 7, 7, 7]);
  });

  it("may be empty", () => {
    expect(roundTrip([])).toEqual([]);
  });
});
