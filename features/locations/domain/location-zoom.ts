/** Zoom of a map that shows one place. */
export const locationZoom = 13;
