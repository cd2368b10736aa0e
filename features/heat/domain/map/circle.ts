/**
 * Metres of a circle's radius for each person who works there; without people there is no circle.
 */
export const metresPerWorker = 1000;

/** Padding of the map beyond the outermost circles, in percent per side. */
export const mapPadding = 5;

/** The radius of a location's circle in metres. */
export function circleRadius(workers: number): number {
  return metresPerWorker * workers;
}
