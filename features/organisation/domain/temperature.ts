import { fahrenheitOf } from '#packages/kit';
import type { OrganisationMetadata } from '#organisation/contract';
import { shownSystem, systemUnits } from './units.ts';

/** A unit that temperatures are shown and typed in. */
export type TemperatureUnit = 'C' | 'F';

/** Celsius for metric; Fahrenheit for everything else, a missing system included. */
export function temperatureUnit(metadata: OrganisationMetadata): TemperatureUnit {
  return systemUnits[shownSystem(metadata)].temperature;
}

/** Degrees Celsius in the unit shown, rounded to one decimal. */
export function shownTemperature(celsius: number, unit: TemperatureUnit): number {
  return rounded(unit === 'C' ? celsius : fahrenheitOf(celsius));
}

/**
 * What was typed as degrees Celsius, to a hundredth, so that it is shown again as it was typed. NaN
 * for no number.
 */
export function typedTemperature(text: string, unit: TemperatureUnit): number {
  const plain = text.trim().replace(',', '.');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return Number.NaN;
  const value = Number(plain);
  return unit === 'C' ? value : Math.round(((value - 32) * 500) / 9) / 100;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
