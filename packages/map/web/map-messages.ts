/** Sentences of the map itself. */
export const mapMessages = {
  lost: 'The map could not be loaded. Coordinates can be typed all the same.',
  bare: 'No town in view, and the map has no streets. Zoom out to see what is near.',
  outlines: 'Outlines: Natural Earth',
} as const;
