/** Texts of the map. */
export const mapMessages = {
  lost: 'The map could not be loaded. You can still enter coordinates.',
  bare: 'No towns in view, and this map has no streets. Zoom out to see what is nearby.',
  outlines: 'Outlines: Natural Earth',
} as const;
