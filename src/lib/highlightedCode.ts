const characters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Recovers the code from the HTML that `src/rehype/highlight` generated for it. */
export const codeOf = (html: string): string =>
  html
    .replace(/<br><\/div>(?!$)/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
