import { heatStrain } from '../strain/heat-strain.ts';
import type { HeatStrain } from '../strain/heat-strain.ts';
import { bodySurface } from '../strain/strain-inputs.ts';

/** The air about a crew. */
export interface CrewAir {
  /** Degrees Celsius of the air, and mean radiant temperature of who stands in it. */
  readonly celsius: number;
  readonly radiant: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
  /** m/s at 2 m. */
  readonly wind: number;
}

/** The work of somebody of a crew. */
export interface CrewWork {
  /** Mean metabolic rate. */
  readonly watts: number;
  /** Insulation of the clothing. */
  readonly clo: number;
  readonly isAcclimatised: boolean;
  readonly minutes: number;
}

/** A person as the standard has them. */
const person = { mass: 75, height: 1.8 };
/** The hottest air and the most vapour (kPa) of the standard's range. */
const most = { celsius: 50, vapour: 4.5 };

/**
 * What work in this air does to somebody. Outside of the range of the standard its nearest weather counts.
 *
 * Source: ISO 7933:2004.
 */
export function crewStrain(air: CrewAir, { watts, ...work }: CrewWork): HeatStrain {
  const celsius = within(air.celsius, 15, most.celsius);
  return heatStrain({
    ...person,
    ...work,
    air: celsius,
    radiant: within(air.radiant, celsius, celsius + 60),
    wind: within(air.wind, 0, 3),
    posture: 'standing',
    vapour: within(vapourOf(air), 0, most.vapour),
    metabolic: within(watts / bodySurface(person), 58, 400),
  });
}

/** True where the air is hotter or moister than the standard was ever tried in. */
export function isBeyondStrain(air: CrewAir): boolean {
  return air.celsius > most.celsius || vapourOf(air) > most.vapour;
}

/** Vapour pressure in kPa. Source: ISO 7933, as its clothing has it. */
function vapourOf({ celsius, humidity }: CrewAir): number {
  return (humidity / 100) * 0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}

function within(value: number, least: number, greatest: number): number {
  return Math.min(Math.max(value, least), greatest);
}
