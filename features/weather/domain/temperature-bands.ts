/** Degrees Celsius at which the colour of a temperature changes. */
export const temperatureBands = [0, 10, 20, 30, 40] as const;

/** The fill of each band, from below the first limit on; never shown without its numbers. */
export const bandFills = [
  '#3f51b5',
  '#03a9f4',
  '#4caf50',
  '#ffeb3b',
  '#ff9800',
  '#f44336',
] as const;
