import { createStore } from "./store";

/** Whether images can currently be zoomed. */
export const isImageZoomActive = createStore(false);
