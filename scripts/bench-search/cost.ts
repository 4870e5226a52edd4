import { gzipSync } from "node:zlib";
import { MAX_HITS } from "../../src/components/SearchModal/options";
import { createEngine } from "../../src/search/engine";
import type { SearchEngine } from "../../src/search/types";
import { median, quantile } from "../statistics";

/** As many results as the modal shows. */
const LIMIT = MAX_HITS;

export interface Cost {
  coreBytes: number;
  /** Maximum that any query needs for its first results, after the first keystroke. */
  firstBytes: number;
  /** Bytes per further keystroke. */
  furtherBytes: { median: number; p95: number; max: number };
  furtherMilliseconds: { median: number; p95: number };
}

/** Types each query letter by letter, with an empty cache, and adds up the bytes and time of the keystrokes. */
export async function measureCost(files: Map<string, Uint8Array>, queries: string[]): Promise<Cost> {
  const sizes = new Map([...files].map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 }).length]));
  const first: number[] = [];
  const further: number[] = [];
  const times: number[] = [];
  let fetched = 0;
  const freshReader = (): SearchEngine =>
    createEngine({
      read: (name) => {
        fetched += sizes.get(name) ?? 0;
        return Promise.resolve(files.get(name) ?? new Uint8Array());
      },
    });
  for (const query of queries) {
    const engine = freshReader();
    for (let length = 1; length <= query.length; length++) {
      const before = fetched;
      const start = performance.now();
      const { readSnippets } = await engine.search(query.slice(0, length), { limit: LIMIT });
      await readSnippets();
      if (length === 1) {
        first.push(fetched - before);
      } else {
        further.push(fetched - before);
        times.push(performance.now() - start);
      }
    }
  }
  return {
    coreBytes: sizes.get("core") ?? 0,
    firstBytes: Math.max(...first),
    furtherBytes: { median: median(further), p95: quantile(further, 0.95), max: Math.max(...further) },
    furtherMilliseconds: { median: median(times), p95: quantile(times, 0.95) },
  };
}
