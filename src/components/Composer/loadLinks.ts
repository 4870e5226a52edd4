/** Loads what shared links need. It shares a file with archives, which compress as well. */
export const loadLinks = () => import(/* webpackChunkName: "composer-archive" */ "@site/src/composer/fragment");
