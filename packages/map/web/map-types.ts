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

/** A part of the world that is to be seen whole. */
export interface MapFit {
  readonly box: MapBox;
  /** Percent of its size that are added at each side. */
  readonly padding: number;
  /** No nearer than this zoom, however small the part is. */
  readonly nearest: number;
}

/** A point in the middle and how near it is, or what is to be seen; the whole world where null. */
export type MapView = (MapPoint & { zoom: number }) | MapFit | null;

/** A name on the map; where two stand in each other's way, the first stays. */
export interface MapLabel extends MapPoint {
  name: string;
  /** Of what the map is about: written stronger, and under its point. */
  isOwn?: boolean;
}

/** A circle around a point, with a popup. */
export interface MapCircle extends MapPoint {
  id: string;
  /** Its radius; a point alone where 0. */
  metres: number;
  /** As CSS. */
  colour: string;
}

/** A short text above a point. */
export interface MapChip extends MapPoint {
  text: string;
  /** Of its ground, and of its letters. */
  fill: string;
  ink: string;
}

/** Pictures that cover the map: 'ground' in place of its outlines, 'veil' over what is there. */
export interface MapTiles {
  readonly depth: 'ground' | 'veil';
  /** The nearest zoom that there are pictures of; nearer, they are enlarged. */
  readonly nearest: number;
  /** Fetches one picture of 256 by 256 points, by its place in the world of its zoom. */
  load(place: { x: number; y: number; z: number }, signal: AbortSignal): Promise<Blob>;
}

/** Degrees as they are shown and kept: six decimals are a tenth of a metre. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(6));
}
