/** Points of the wind below each speed in km/h: weak wind cools less. */
const limits = [
  { below: 5, points: 3 },
  { below: 20, points: 2 },
  { below: 40, points: 1 },
] as const;

/** Points of an unknown wind: the same as for none. */
const windUnknown = 3;

/** Points of a wind in km/h: 3 for none to 0 for a strong one; an unknown one counts as none. */
export function windScore(kph: number | null): number {
  if (kph === null || Number.isNaN(kph)) return windUnknown;
  return limits.find(({ below }) => kph < below)?.points ?? 0;
}
