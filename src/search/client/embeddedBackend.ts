import type { Hit, SearchEngine } from "../types";
import type { SearchBackend, SearchHit } from "./backend";

/** The context of the page, or the first segment of its path. */
function areaOf({ context, path }: Hit): string {
  const [, folder = ""] = path.split("/");
  return context.length > 0 ? context.join(" · ") : folder.charAt(0).toUpperCase() + folder.slice(1);
}

function toSearchHit(hit: Hit): SearchHit {
  const { kind, path, anchor, title, titleHtml, parents, heading, headingHtml } = hit;
  const common = { url: anchor === "" ? path : `${path}#${anchor}`, area: areaOf(hit), title, titleHtml };
  if (kind === "page") {
    return { ...common, kind, parents: [], heading: title, headingHtml: titleHtml };
  }
  // The first heading above an input or output only repeats its kind.
  return kind === "section"
    ? { ...common, kind, parents, heading, headingHtml }
    : { ...common, kind: kind === "output" ? kind : "input", parents: parents.slice(1), heading, headingHtml };
}

/** A backend that queries the embedded engine. */
export function embeddedBackend(engine: SearchEngine): SearchBackend {
  return {
    async search(query, { page = 0, limit }) {
      const { hits, total, unknownWords, readSnippets } = await engine.search(query, { offset: page * limit, limit });
      const snippets = readSnippets().then(
        (read) => hits.map((_, index) => read[index]),
        () => hits.map(() => undefined),
      );
      return { hits: hits.map(toSearchHit), total, unknownWords, hasMore: (page + 1) * limit < total, snippets };
    },
  };
}
