/** Loads the code for shared links. It is in the same chunk as the archive code, which needs compression, too. */
export const loadLinks = () => import(/* webpackChunkName: "composer-archive" */ "@site/src/composer/fragment");
