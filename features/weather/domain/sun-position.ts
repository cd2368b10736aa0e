/** Position of the sun. */
export interface SunPosition {
  /** Cosine of its angle from the zenith; negative below the horizon. */
  readonly sun: number;
  /** Its distance in astronomical units. */
  readonly distance: number;
}

const degree = Math.PI / 180;
const day = 86_400_000;
/** Noon of 2000-01-01, in milliseconds of UTC. */
const epoch = 946_728_000_000;

/**
 * Position of the sun over a place in degrees, at a time in milliseconds of UTC; accurate to 0.01
 * degrees from 1950 to 2050.
 *
 * Source: low precision formulas of the Astronomical Almanac, page C24.
 */
export function sunPosition(time: number, lat: number, lon: number): SunPosition {
  const n = (time - epoch) / day;
  const meanLongitude = 280.46 + 0.9856474 * n;
  const anomaly = (357.528 + 0.9856003 * n) * degree;
  const longitude =
    (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degree;
  const tilt = (23.439 - 0.0000004 * n) * degree;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const sinDeclination = Math.sin(tilt) * Math.sin(longitude);
  const sidereal = (280.46062 + 360.985647 * n + lon) * degree;
  const height =
    Math.sin(lat * degree) * sinDeclination +
    Math.cos(lat * degree) *
      Math.sqrt(1 - sinDeclination * sinDeclination) *
      Math.cos(sidereal - ascension);
  const distance = 1.00014 - 0.01671 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly);
  return { sun: height, distance };
}
