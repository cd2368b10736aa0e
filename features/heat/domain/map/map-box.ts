import type { Coordinates } from '#tags/contract';

/** A location on the map. */
interface Placed extends Coordinates {
  readonly workers: number;
}

/** The part of the world that contains the circles, in degrees. */
export interface CirclesBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Metres of a degree of latitude, and of one of longitude at the equator. */
const metresPerDegree = 111_320;

/** Limits of the map. */
const ends = { lat: 85, lon: 180 };

/** The smallest box around all circles; null if there is none. */
export function circlesBox(sites: readonly Placed[]): CirclesBox | null {
  if (sites.length === 0) return null;
  const boxes = sites.map(boxOf);
  return {
    south: Math.max(-ends.lat, Math.min(...boxes.map(({ south }) => south))),
    west: Math.max(-ends.lon, Math.min(...boxes.map(({ west }) => west))),
    north: Math.min(ends.lat, Math.max(...boxes.map(({ north }) => north))),
    east: Math.min(ends.lon, Math.max(...boxes.map(({ east }) => east))),
  };
}

function boxOf({ lat, lon, workers }: Placed): CirclesBox {
  const high = circleRadius(workers) / metresPerDegree;
  // Near the poles a circle is as wide as the map.
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  return { south: lat - high, west: lon - wide, north: lat + high, east: lon + wide };
}

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
