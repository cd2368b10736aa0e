/** Below each speed in km/h the wind has these points: what does not cool endangers. */
const limits = [
  { below: 5, points: 3 },
  { below: 20, points: 2 },
  { below: 40, points: 1 },
] as const;

/** Points where nobody knows the wind: as if there were none. */
export const windUnknown = 3;

/** Points of a wind in km/h: 3 for none to 0 for a strong one; those of none where it is not known. */
export function windScore(kph: number | null): number {
  if (kph === null || Number.isNaN(kph)) return windUnknown;
  return limits.find(({ below }) => kph < below)?.points ?? 0;
}
