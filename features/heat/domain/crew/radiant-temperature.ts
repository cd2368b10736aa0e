const diameter = 0.0508;
const emissivity = 0.95;

/**
 * Mean radiant temperature in degrees Celsius of a globe of 2 inches in a wind in m/s.
 *
 * Source: ISO 7726:1998, annex B, forced convection.
 */
export function radiantTemperature(globe: number, air: number, wind: number): number {
  const carried = ((1.1e8 * wind ** 0.6) / (emissivity * diameter ** 0.4)) * (globe - air);
  // A globe far colder than a wind that warms it is none of the standard's.
  return Math.max((globe + 273) ** 4 + carried, 0) ** 0.25 - 273;
}
