/**
 * Fetches a page's Markdown.
 *
 * @param path the path of the Markdown
 * @throws if the server does not have it; the message is meant for the reader
 */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`The server returned status ${response.status}.`);
  }
  // `yarn start` serves no Markdown: it returns a page for every URL.
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    throw new Error("The server sent a page instead of the Markdown, which exists only in a build of the site.");
  }
  return response.text();
}

/**
 * Copies text that may still have to be fetched. Call it synchronously in a click handler: browsers that allow copying
 * only there accept a promise.
 *
 * @throws if the browser blocks copying, or with the error of the text's promise
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const content = text.then((value) => new Blob([value], { type: "text/plain" }));
  // If both fail, the error of the text is the more useful one.
  await Promise.all([content, navigator.clipboard.write([new ClipboardItem({ "text/plain": content })])]);
}
