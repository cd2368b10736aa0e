/** Sentences of the map itself. */
export const mapMessages = {
  lost: 'The map could not be loaded. Coordinates can be typed all the same.',
  outlines: 'Outlines: Natural Earth',
} as const;
