/** A point of the world, in degrees. */
export interface MapPoint {
  lat: number;
  lon: number;
}

/** What a map shows of the world, in degrees. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A point in the middle and how near it is; the whole world where null. */
export type MapView = (MapPoint & { zoom: number }) | null;

/** A name on the map; where two stand in each other's way, the first stays. */
export interface MapLabel extends MapPoint {
  name: string;
}

/** Degrees as they are shown and kept: six decimals are a tenth of a metre. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(6));
}
