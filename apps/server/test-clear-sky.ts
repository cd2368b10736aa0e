/** A sky without clouds whose sun and radiation do not use the product's formulas. */

export interface ClearPlace {
  readonly lat: number;
  readonly lon: number;
}

const radian = Math.PI / 180;
const minute = 60_000;

/**
 * Cosine of the sun's zenith angle; negative below the horizon.
 *
 * Source: Spencer 1971, as the NOAA solar calculator prints it.
 */
export function cosineOfSun(time: number, { lat, lon }: ClearPlace): number {
  const date = new Date(time);
  const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1);
  const dayOfYear = (time - yearStart) / (1440 * minute);
  const g = (2 * Math.PI * (dayOfYear - 0.5)) / 365;
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g);
  const minutes = (time / minute) % 1440;
  const hourAngle = ((minutes + equation + 4 * lon) / 4 - 180) * radian;
  return (
    Math.sin(lat * radian) * Math.sin(declination) +
    Math.cos(lat * radian) * Math.cos(declination) * Math.cos(hourAngle)
  );
}

/** Global radiation at a moment under a clear sky, W/m2. Source: Haurwitz 1945. */
export function clearRadiation(time: number, place: ClearPlace): number {
  const cosine = cosineOfSun(time, place);
  return cosine <= 0 ? 0 : 1098 * cosine * Math.exp(-0.057 / cosine);
}

/** The mean of a value over the milliseconds before a time, in steps of a minute. */
export function meanBefore(time: number, span: number, value: (at: number) => number): number {
  const steps = Math.round(span / minute);
  const values = Array.from({ length: steps }, (_, nth) => value(time - (nth + 0.5) * minute));
  return values.reduce((sum, each) => sum + each, 0) / steps;
}
