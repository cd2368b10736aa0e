import type { MapBox } from './map-types.ts';

/** Distances between lines, in degrees. */
const steps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];

/** Maximum number of lines of each kind in a view, so that labels fit on a phone. */
const mostLines = 5;

/** The latitudes and longitudes of the lines in a view. */
export function graticuleOf({ south, west, north, east }: MapBox): {
  lats: number[];
  lons: number[];
} {
  const widest = Math.max(north - south, east - west);
  const step = steps.findLast((each) => widest / each <= mostLines) ?? 30;
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    const count = Math.max(0, Math.floor(to / step) - first + 1);
    return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
  };
  return { lats: between(south, north), lons: between(west, east) };
}

/** A line's own degrees, as '31.5° S'. */
export function degreesName(degrees: number, [above, below]: readonly [string, string]): string {
  if (degrees === 0 || Math.abs(degrees) === 180) return `${String(Math.abs(degrees))}°`;
  return `${String(Math.abs(degrees))}° ${degrees > 0 ? above : below}`;
}
