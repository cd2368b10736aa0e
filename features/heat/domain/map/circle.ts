/** Metres of a circle's radius for each person who works there; without anybody there is none. */
export const metresPerWorker = 1000;

/** Percent of the map beyond the outermost circles, at each side. */
export const mapPadding = 5;

/** The radius of a location's circle in metres. */
export function circleRadius(workers: number): number {
  return metresPerWorker * workers;
}
