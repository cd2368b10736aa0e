import type { Coordinates } from '#tags/contract';

/**
 * Coordinates to read out: '23.36170° S, 119.72940° E'. Five decimals are about a metre.
 */
export function spokenCoordinates({ lat, lon }: Coordinates): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(5)}° ${degrees < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')}, ${part(lon, 'E', 'W')}`;
}
