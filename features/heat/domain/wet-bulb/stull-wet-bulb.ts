/**
 * Wet bulb temperature in degrees Celsius at sea level, for a temperature of -20 to 50 C and a
 * relative humidity of 5 to 99 %.
 *
 * Source: Stull, Wet-bulb temperature from relative humidity and air temperature, 2011, equation 1.
 */
export function stullWetBulb(t: number, r: number): number {
  return (
    t * Math.atan(0.151977 * Math.sqrt(r + 8.313659)) +
    Math.atan(t + r) -
    Math.atan(r - 1.676331) +
    0.00391838 * r ** 1.5 * Math.atan(0.023101 * r) -
    4.686035
  );
}
