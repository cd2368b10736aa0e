import type { Coordinates } from '#tags/contract';

/** Precision of places: those within 1/100 degree, some 1 km, share their weather. */
const perDegree = 100;

/** A place rounded for weather requests. */
export function roughly({ lat, lon }: Coordinates): Coordinates {
  return {
    lat: Math.round(lat * perDegree) / perDegree,
    lon: Math.round(lon * perDegree) / perDegree,
  };
}

/** Key of the weather of a place: '-31.95,115.86'. */
export function placeId(place: Coordinates): string {
  const { lat, lon } = roughly(place);
  return `${String(lat)},${String(lon)}`;
}
