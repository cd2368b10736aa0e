import { lowestSun } from './surroundings.ts';
import type { SunPosition } from '#weather/domain';

const solarConstant = 1367;
/** Maximum share of the extraterrestrial radiation that reaches the ground. */
const mostThrough = 0.85;

/** Possible radiation on the ground for this sun, and its direct share. */
export interface Sunlight {
  /** W/m2. */
  readonly radiation: number;
  readonly direct: number;
}

/** Source: Liljegren 2008, equation 13. */
export function sunlightOf(radiation: number, { sun, distance }: SunPosition): Sunlight {
  if (sun < lowestSun) return { radiation, direct: 0 };
  const above = (solarConstant * sun) / distance ** 2;
  const share = Math.min(radiation / above, mostThrough);
  if (share <= 0) return { radiation: 0, direct: 0 };
  const direct = Math.exp(3 - 1.34 * share - 1.65 / share);
  return { radiation: share * above, direct: Math.min(Math.max(direct, 0), 0.9) };
}
