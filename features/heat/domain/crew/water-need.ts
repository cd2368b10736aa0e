import { heatStrain } from '../strain/heat-strain.ts';
import { bodySurface } from '../strain/strain-inputs.ts';
import { radiantTemperature } from './radiant-temperature.ts';

/** The air about a crew. */
export interface CrewAir {
  /** Degrees Celsius of air and black globe. */
  readonly celsius: number;
  readonly globe: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
  /** m/s at 2 m. */
  readonly wind: number;
}

/** A person as the standard has them. */
const person = { mass: 75, height: 1.8 };
/** Insulation of work clothes, clo. */
const workClothes = 0.6;
const minutes = 60;
/** Litres in steps of a cup. */
const cup = 0.25;

/**
 * The most water in litres that an hour may ask of a person: above it the blood thins (1.5 quarts).
 *
 * Source: US Army TB MED 507.
 */
export const mostWater = 1.42;

/**
 * Litres of water for a person in an hour of a mean metabolic rate in watts: what the body is predicted
 * to lose, in cups, never more than is safe to drink. Outside of the range of the standard the nearest
 * weather of the range counts. NaN where the weather is not known.
 *
 * Source: ISO 7933:2004 for the loss.
 */
export function waterNeed(air: CrewAir, watts: number, isAcclimatised: boolean): number {
  const surface = bodySurface(person);
  const celsius = within(air.celsius, 15, 50);
  const wind = within(air.wind, 0, 3);
  const radiant = within(
    radiantTemperature(air.globe, air.celsius, air.wind),
    celsius,
    celsius + 60,
  );
  const { water_loss } = heatStrain({
    ...person,
    ...{ air: celsius, radiant, wind, minutes, isAcclimatised, posture: 'standing' },
    vapour: within(vapour(air.celsius, air.humidity), 0, 4.5),
    metabolic: within(watts / surface, 58, 400),
    clo: workClothes,
  });
  const cups = Math.ceil(water_loss / 1000 / cup) * cup;
  return Math.min(cups, mostWater);
}

/** Vapour pressure in kPa. Source: ISO 7933, as its clothing has it. */
function vapour(celsius: number, humidity: number): number {
  return (humidity / 100) * 0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
