const points = [
  ...['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'],
  ...['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'],
] as const;

/** The point of the compass, one of 16, of an angle in degrees from north by east. */
export function compassPoint(degrees: number): string {
  const step = 360 / points.length;
  const turned = ((degrees % 360) + 360) % 360;
  return points[Math.round(turned / step) % points.length] ?? 'N';
}
