/** Vapour pressure in hPa of a temperature in Celsius and a relative humidity in %. */
function vapourPressure(t: number, r: number): number {
  return (r / 100) * 6.105 * Math.exp((17.27 * t) / (237.7 + t));
}

/**
 * Simplified WBGT in degrees Celsius, which assumes a moderate sun and a light wind. It is too high
 * by night and in wind, so it must always be labelled as simplified.
 *
 * Source: Australian Bureau of Meteorology, approximation of the American College of Sports
 * Medicine.
 */
export function simplifiedWbgt(t: number, r: number): number {
  return 0.567 * t + 0.393 * vapourPressure(t, r) + 3.94;
}

/**
 * Apparent temperature in degrees Celsius in the shade, with the wind in m/s at 10 m.
 *
 * Source: Steadman 1994, as the Australian Bureau of Meteorology publishes it.
 */
export function apparentTemperature(t: number, r: number, wind: number): number {
  return t + 0.33 * vapourPressure(t, r) - 0.7 * wind - 4;
}
