import { locationMessages } from '#locations/contract';
import { unsetCoordinate } from '#tags/contract';
import type { Coordinates } from '#tags/contract';

/** Latitude and longitude as typed. */
export interface TypedCoordinates {
  lat: string;
  lon: string;
}

/** Displayed and stored decimals of degrees: a tenth of a metre. */
const degreeDecimals = 6;

/** Degrees as shown in a field. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(degreeDecimals);
}

/** Field values of a place; empty without coordinates. */
export function fieldsOf({ lat, lon }: Coordinates): TypedCoordinates {
  if (lat === unsetCoordinate && lon === unsetCoordinate) return { lat: '', lon: '' };
  return { lat: degreesText(lat), lon: degreesText(lon) };
}

/** The typed coordinates, or error messages by field; two empty fields mean none. */
export function typedCoordinates({
  lat,
  lon,
}: TypedCoordinates): { coordinates: Coordinates } | { errors: Partial<TypedCoordinates> } {
  if (lat.trim() === '' && lon.trim() === '') {
    return { coordinates: { lat: unsetCoordinate, lon: unsetCoordinate } };
  }
  const errors = {
    ...problemOf(lat, 90, 'lat'),
    ...problemOf(lon, 180, 'lon'),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { coordinates: { lat: degreesOf(lat), lon: degreesOf(lon) } };
}

/**
 * Both coordinates of a text such as '-31.95, 115.86', as copied from maps; null for any other
 * text.
 */
export function pairOf(text: string): TypedCoordinates | null {
  const parts = /^\s*([-−+]?\d+(?:\.\d+)?)\s*[,;\s]\s*([-−+]?\d+(?:\.\d+)?)\s*$/.exec(text);
  const [, lat, lon] = parts ?? [];
  // '31,95' is one number with a comma.
  const isNumber = /^[-−+]?\d+,\d+$/.test(text.trim());
  return lat === undefined || lon === undefined || isNumber ? null : { lat, lon };
}

function problemOf(text: string, most: number, field: 'lat' | 'lon'): Partial<TypedCoordinates> {
  if (text.trim() === '') return { [field]: locationMessages.missing };
  const isIn = Math.abs(degreesOf(text)) <= most;
  return isIn ? {} : { [field]: locationMessages[field] };
}

/** Accepts a decimal comma and a real minus sign. */
function degreesOf(text: string): number {
  return Number(Number(text.trim().replace('−', '-').replace(',', '.')).toFixed(degreeDecimals));
}
