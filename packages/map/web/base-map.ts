import { feature, mesh } from 'topojson-client';
import { cutLine, cutRing } from './cut-lines.ts';
import type { Position } from './cut-lines.ts';

/** Outlines of the world, or of a part of it, in longitude and latitude, cut at the antimeridian. */
export interface Outlines {
  /** Rings of all land and inland waters; filled by the even-odd rule. */
  land: (readonly Position[])[];
  coasts: (readonly Position[])[];
  borders: (readonly Position[])[];
}

export interface BaseMap extends Outlines {
  /** Names in the middle of each country's largest part, the largest country first. */
  countries: NamedPoint[];
}

export interface NamedPoint {
  name: string;
  /** Of its largest part, in square degrees of the equator. */
  area: number;
  lat: number;
  lon: number;
}

type Topology = Parameters<typeof mesh>[0];
type Shapes = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;

/** The data format of world-atlas. */
export interface Atlas extends Topology {
  objects: { countries: Shapes; land: Shapes };
}

/** The outlines of an atlas, with the names of the countries. */
export function baseMapOf(atlas: Atlas): BaseMap {
  const { countries } = atlas.objects;
  const shapes = feature(atlas, countries).features.map(({ geometry, properties }) => ({
    // The atlas names each of its countries.
    name: (properties as { name: string }).name,
    rings: ringsOf(geometry).flatMap((ring) => cutRing(positions(ring))),
  }));
  return {
    ...outlinesOf(atlas),
    countries: shapes
      .map(({ name, rings }) => ({ name, ...largestOf(rings) }))
      .sort((a, b) => b.area - a.area),
  };
}

/** The outlines of an atlas. */
export function outlinesOf(atlas: Atlas): Outlines {
  const lines = (isWanted: (one: object, other: object) => boolean) =>
    mesh(atlas, atlas.objects.countries, isWanted).coordinates.flatMap((line) =>
      cutLine(positions(line)),
    );
  return {
    land: landRings(atlas).flatMap((ring) => cutRing(positions(ring))),
    coasts: lines((one, other) => one === other),
    borders: lines((one, other) => one !== other),
  };
}

type Geometry = { type: string; coordinates?: unknown } | null;

function landRings(atlas: Atlas): number[][][] {
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => ringsOf(geometry));
}

function ringsOf(geometry: Geometry): number[][][] {
  switch (geometry?.type) {
    case 'Polygon':
      return geometry.coordinates as number[][][];
    case 'MultiPolygon':
      return (geometry.coordinates as number[][][][]).flat();
    default:
      return [];
  }
}

function positions(line: readonly (readonly number[])[]): Position[] {
  return line.map(([lon = 0, lat = 0]) => [lon, lat]);
}

/** Area in square degrees, corrected for latitude, and centre of the largest ring. */
function largestOf(rings: readonly Position[][]) {
  let largest = { area: 0, lat: 0, lon: 0 };
  for (const ring of rings) {
    let [twice, lon, lat] = [0, 0, 0];
    ring.forEach(([x, y], index) => {
      const [xBefore, yBefore] = ring.at(index - 1) ?? [x, y];
      const cross = xBefore * y - x * yBefore;
      twice += cross;
      lon += (xBefore + x) * cross;
      lat += (yBefore + y) * cross;
    });
    if (twice === 0) continue;
    const middle = { lat: lat / (3 * twice), lon: lon / (3 * twice) };
    const area = (Math.abs(twice) / 2) * Math.cos((middle.lat * Math.PI) / 180);
    if (area > largest.area) largest = { area, ...middle };
  }
  return largest;
}
