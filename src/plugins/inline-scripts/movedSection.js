/** Goes to the section in the URL, before the page is painted, if it is somewhere else now. The URL keeps its query. */
(() => {
  const moved = new URLSearchParams(document.currentScript?.dataset.moved);
  const to = moved.get(location.hash.slice(1));
  if (to) {
    const url = new URL(to, location.href);
    url.search = location.search;
    location.replace(url.href);
  }
})();
