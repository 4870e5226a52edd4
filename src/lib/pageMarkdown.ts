/**
 * Fetches a page as Markdown.
 *
 * @param path of its Markdown
 * @throws when the server has none; the message is for the reader
 */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`The server answered with status ${response.status}.`);
  }
  // `yarn start` has no Markdown, and answers every address with a page.
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    throw new Error("The server sent a page in place of the Markdown, which only a build of the site has.");
  }
  return response.text();
}

/**
 * Copies a text that may still have to be fetched. Call it at once in the handler of a click: browsers that let a page
 * copy only there take the promise.
 *
 * @throws when the browser does not allow it, or with the error of the text
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const content = text.then((value) => new Blob([value], { type: "text/plain" }));
  // Of both errors, that of the text says more.
  await Promise.all([content, navigator.clipboard.write([new ClipboardItem({ "text/plain": content })])]);
}
