/** Coordinates in degrees. */
export interface MapPoint {
  lat: number;
  lon: number;
}

/** The visible area in degrees. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** An area to fit into the view. */
export interface MapFit {
  readonly box: MapBox;
  /** Padding at each side, in percent of its size. */
  readonly padding: number;
  /** Maximum zoom, however small the area. */
  readonly nearest: number;
}

/** A centre with zoom, or an area; the whole world if null. */
export type MapView = (MapPoint & { zoom: number }) | MapFit | null;

/** A name on the map; of overlapping ones the first is shown. */
export interface MapLabel extends MapPoint {
  name: string;
  /** Part of the map's subject: bold, and below its point. */
  isOwn?: boolean;
}

/** A circle around a point, with a popup. */
export interface MapCircle extends MapPoint {
  id: string;
  /** Its radius; 0 for a point only. */
  metres: number;
  /** CSS colour. */
  colour: string;
}

/** A short text above a point. */
export interface MapChip extends MapPoint {
  text: string;
  /** Background and text colour. */
  fill: string;
  ink: string;
}

/** A tile layer: 'ground' replaces the outlines, 'veil' is over them. */
export interface MapTiles {
  readonly depth: 'ground' | 'veil';
  /** Maximum zoom of tiles; beyond it they are enlarged. */
  readonly nearest: number;
  /** Loads one tile of 256 by 256 pixels by its coordinates. */
  load(place: { x: number; y: number; z: number }, signal: AbortSignal): Promise<Blob>;
}

/** Rounds degrees for display and storage: six decimals are a tenth of a metre. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(6));
}
