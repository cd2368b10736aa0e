/**
 * One force of the Beaufort scale, by its speeds in whole km/h and whole mph; the last has no upper
 * limit.
 */
export interface BeaufortForce {
  readonly force: number;
  readonly name: string;
  readonly kph: Speeds;
  readonly mph: Speeds;
}

interface Speeds {
  readonly from: number;
  readonly to: number | null;
}

/** Names and lowest speeds in km/h and mph of the 13 forces. Source: scale of the World Meteorological Organization. */
const forces: readonly (readonly [name: string, kph: number, mph: number])[] = [
  ['Calm', 0, 0],
  ['Light air', 2, 1],
  ['Light breeze', 6, 4],
  ['Gentle breeze', 12, 8],
  ['Moderate breeze', 20, 13],
  ['Fresh breeze', 29, 19],
  ['Strong breeze', 39, 25],
  ['Near gale', 50, 32],
  ['Gale', 62, 39],
  ['Strong gale', 75, 47],
  ['Storm', 89, 55],
  ['Violent storm', 103, 64],
  ['Hurricane', 118, 73],
];

/** The Beaufort scale, from calm to hurricane. */
export const beaufortScale: readonly BeaufortForce[] = forces.map(([name, kph, mph], force) => {
  const next = forces[force + 1];
  return {
    ...{ force, name },
    kph: { from: kph, to: next === undefined ? null : next[1] - 1 },
    mph: { from: mph, to: next === undefined ? null : next[2] - 1 },
  };
});

/** The force of a wind in km/h, by its whole number. */
export function beaufortForce(kph: number): number {
  const whole = Math.round(kph);
  return forces.findLastIndex(([, from]) => whole >= from);
}
