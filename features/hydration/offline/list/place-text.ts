/** Coordinates in degrees. */
export interface TestPlace {
  lat: number;
  lon: number;
}

/** Where a test was taken, as its device recorded it; null if missing or invalid. */
export function placeOf(metadata: Record<string, unknown>): TestPlace | null {
  const [lat, lon] = [numberOf(metadata['latitude']), numberOf(metadata['longitude'])];
  if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { lat, lon };
}

/** '31.9523° S, 115.8613° E'; empty if unknown. Four decimals are eleven metres. */
export function placeText(metadata: Record<string, unknown>): string {
  const place = placeOf(metadata);
  if (place === null) return '';
  const { lat, lon } = place;
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'}, ${degrees(lon)} ${lon < 0 ? 'W' : 'E'}`;
}

function degrees(value: number): string {
  return `${Math.abs(value).toFixed(4)}°`;
}

/** Some devices write numbers as text. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
