/** Degrees Celsius at which the colour of a temperature changes. */
export const temperatureBands = [0, 10, 20, 30, 40] as const;

/** The fill of each band, from below the first limit; always shown together with numbers. */
export const bandFills = [
  '#3f51b5',
  '#03a9f4',
  '#4caf50',
  '#ffeb3b',
  '#ff9800',
  '#f44336',
] as const;

/** The part of a range of temperatures in one band, in degrees Celsius. */
export interface BandPiece {
  readonly band: number;
  readonly from: number;
  readonly to: number;
}

/** The band of a temperature in degrees Celsius: 0 below the first limit, 5 from the last. */
export function temperatureBand(celsius: number): number {
  const above = temperatureBands.findIndex((limit) => celsius < limit);
  return above < 0 ? temperatureBands.length : above;
}

/**
 * A range of temperatures in degrees Celsius, split at colour changes; one piece for a single
 * value.
 */
export function bandPieces(low: number, high: number): BandPiece[] {
  const cuts = temperatureBands.filter((limit) => low < limit && limit < high);
  const ends = [low, ...cuts, high];
  return ends.slice(1).map((to, at) => {
    const from = ends[at] ?? low;
    return { band: temperatureBand(from), from, to };
  });
}
