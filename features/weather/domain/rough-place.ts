import type { Coordinates } from '#tags/contract';

/** Places nearer than this many parts of a degree, some 1 km, share their weather. */
const perDegree = 100;

/** A place as its weather is asked for. */
export function roughly({ lat, lon }: Coordinates): Coordinates {
  return {
    lat: Math.round(lat * perDegree) / perDegree,
    lon: Math.round(lon * perDegree) / perDegree,
  };
}

/** What the weather of a place is kept under: '-31.95,115.86'. */
export function placeId(place: Coordinates): string {
  const { lat, lon } = roughly(place);
  return `${String(lat)},${String(lon)}`;
}
