import { celsiusOf, fahrenheitOf } from '#packages/kit';

/** Up to this temperature in Fahrenheit (4.4 C) the heat index is the temperature itself. */
const coldest = 40;

/** Up to this simple estimate, in Fahrenheit, the regression is not used. */
const simpleUpTo = 79;

/**
 * The heat index in degrees Celsius of a temperature in Celsius and a relative humidity of 0 to 100
 * %; NaN if one of them is not a number or the humidity is out of range. Unrounded.
 */
export function heatIndex(celsius: number, humidity: number): number {
  return celsiusOf(heatIndexFahrenheit(fahrenheitOf(celsius), humidity));
}

/**
 * The same in degrees Fahrenheit. It is discontinuous where the regression starts, so it must not
 * be interpolated.
 *
 * Source: online calculator of the US National Weather Service
 * (wpc.ncep.noaa.gov/html/heatindex.shtml), with the regression of Rothfusz (1990) and its two
 * adjustments.
 */
export function heatIndexFahrenheit(fahrenheit: number, humidity: number): number {
  if (!(humidity >= 0 && humidity <= 100)) return Number.NaN;
  if (fahrenheit <= coldest) return fahrenheit;
  const simple = 0.5 * (fahrenheit + 61 + (fahrenheit - 68) * 1.2 + humidity * 0.094);
  if (simple <= simpleUpTo) return simple;
  return regression(fahrenheit, humidity) + adjustment(fahrenheit, humidity);
}

/** The regression without adjustments, in Fahrenheit, which the printed chart follows. */
export function regression(t: number, r: number): number {
  return (
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r
  );
}

function adjustment(t: number, r: number): number {
  if (r <= 13 && t >= 80 && t <= 112) {
    return (-(13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  }
  if (r > 85 && t >= 80 && t <= 87) return ((r - 85) / 10) * ((87 - t) / 5);
  return 0;
}
