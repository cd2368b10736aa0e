import { phaseOf } from '../strain/body.ts';
import type { Phase } from '../strain/body.ts';
import { bodySurface } from '../strain/strain-inputs.ts';
import type { CrewAir } from './crew.ts';

/** Inputs that are outside the range of ISO 7933. */
export type OutOfRange = 'cold' | 'hot' | 'humid' | 'windy' | 'radiant' | 'clothing';

/** Air in C, vapour in kPa, wind in m/s, radiant temperature above the air in K, clothing in clo. */
const range = {
  celsius: { least: 15, most: 50 },
  vapour: 4.5,
  wind: 3,
  excess: 60,
  clo: { least: 0.1, most: 1 },
  metabolic: { least: 58, most: 400 },
} as const;

/** The reference person of the standard. */
const person = { mass: 75, height: 1.8 } as const;

/**
 * Inputs of an hour that are outside the range of ISO 7933:2004; empty if none. A radiant
 * temperature below that of the air, as under a clear night sky, does not count: the air
 * temperature is used instead, which is cautious.
 *
 * @param clo null for clothing that is not made of cloth
 */
export function outOfRange(air: CrewAir, clo: number | null): OutOfRange[] {
  const found: [OutOfRange, boolean][] = [
    ['cold', air.celsius < range.celsius.least],
    ['hot', air.celsius > range.celsius.most],
    ['humid', vapourOf(air) > range.vapour],
    ['windy', air.wind > range.wind],
    ['radiant', air.radiant - air.celsius > range.excess],
    ['clothing', clo === null || clo < range.clo.least || clo > range.clo.most],
  ];
  return found.filter(([, isOutside]) => isOutside).map(([reason]) => reason);
}

/** A person at work or at rest. */
export interface Activity {
  /** Metabolic rate. */
  readonly watts: number;
  readonly clo: number | null;
  /** People stand at work and sit at rest. */
  readonly isRest: boolean;
  readonly isAcclimatised: boolean;
}

/**
 * Work or rest as inputs of the standard. A value outside the range is replaced by the nearest one
 * inside, and clothing that is not made of cloth by the warmest cloth.
 */
export function strainPhase(air: CrewAir, { watts, clo, isRest, isAcclimatised }: Activity): Phase {
  const celsius = within(air.celsius, range.celsius);
  const inputs = {
    ...person,
    isAcclimatised,
    posture: isRest ? ('sitting' as const) : ('standing' as const),
    air: celsius,
    radiant: within(air.radiant, { least: celsius, most: celsius + range.excess }),
    wind: within(air.wind, { least: 0, most: range.wind }),
    vapour: within(vapourOf(air), { least: 0, most: range.vapour }),
    metabolic: within(watts / bodySurface(person), range.metabolic),
    clo: within(clo ?? range.clo.most, range.clo),
  };
  return phaseOf(inputs, isRest);
}

/**
 * The same with cooler air and radiation, but not below the range, and the same vapour pressure.
 */
export function coolerPhase({ inputs, isRest }: Phase, kelvin: number): Phase {
  const less = Math.min(kelvin, inputs.air - range.celsius.least);
  return phaseOf({ ...inputs, air: inputs.air - less, radiant: inputs.radiant - less }, isRest);
}

/** Vapour pressure in kPa. Source: ISO 7933, formula of its clothing part. */
function vapourOf({ celsius, humidity }: CrewAir): number {
  return (humidity / 100) * 0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(value, least), most);
}
