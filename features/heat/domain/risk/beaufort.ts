/** One force of the Beaufort scale, by its speeds in whole km/h; the last has no end. */
export interface BeaufortForce {
  readonly force: number;
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

/** Names and lowest speeds in km/h of the 13 forces. Source: scale of the World Meteorological Organization. */
const forces: readonly (readonly [name: string, from: number])[] = [
  ['Calm', 0],
  ['Light air', 2],
  ['Light breeze', 6],
  ['Gentle breeze', 12],
  ['Moderate breeze', 20],
  ['Fresh breeze', 29],
  ['Strong breeze', 39],
  ['Near gale', 50],
  ['Gale', 62],
  ['Strong gale', 75],
  ['Storm', 89],
  ['Violent storm', 103],
  ['Hurricane', 118],
];

/** The Beaufort scale, from calm to hurricane. */
export const beaufortScale: readonly BeaufortForce[] = forces.map(([name, from], force) => {
  const next = forces[force + 1];
  return { force, name, from, to: next === undefined ? null : next[1] - 1 };
});

/** The force of a wind in km/h, by its whole number. */
export function beaufortForce(kph: number): BeaufortForce {
  const whole = Math.round(kph);
  const found = beaufortScale.findLast(({ from }) => whole >= from);
  return found ?? { force: 0, name: 'Calm', from: 0, to: 1 };
}
