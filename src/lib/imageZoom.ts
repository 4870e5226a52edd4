import { createStore } from "./store";

/** Whether images can be zoomed at the moment. */
export const isImageZoomActive = createStore(false);
