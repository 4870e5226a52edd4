const characters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** The code that `src/rehype/highlight` has made HTML of. */
export const codeOf = (html: string): string =>
  html
    .replace(/<br><\/div>(?!$)/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
