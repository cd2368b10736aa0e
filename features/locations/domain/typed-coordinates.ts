import { locationMessages } from '#locations/contract';
import { unsetCoordinate } from '#tags/contract';
import type { Coordinates } from '#tags/contract';

/** A latitude and a longitude as they stand in their fields. */
export interface TypedCoordinates {
  lat: string;
  lon: string;
}

/** Decimals of degrees that are shown and kept: a tenth of a metre. */
const degreeDecimals = 6;

/** Degrees as their field shows them. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(degreeDecimals);
}

/** What stands in the fields of a place; nothing where nobody has said where it is. */
export function fieldsOf({ lat, lon }: Coordinates): TypedCoordinates {
  if (lat === unsetCoordinate && lon === unsetCoordinate) return { lat: '', lon: '' };
  return { lat: degreesText(lat), lon: degreesText(lon) };
}

/** The coordinates that were typed, or a sentence for each field; two empty fields are nowhere. */
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

/** Both coordinates of a text such as '-31.95, 115.86', as maps copy them; null of any other text. */
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

/** A comma may part the decimals, and a real minus sign may stand in front. */
function degreesOf(text: string): number {
  return Number(Number(text.trim().replace('−', '-').replace(',', '.')).toFixed(degreeDecimals));
}
