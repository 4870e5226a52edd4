(() => {
  const moved = new URLSearchParams(document.currentScript?.dataset.moved);
  const url = moved.get(location.hash.slice(1));
  if (url) {
    location.replace(url);
  }
})();
