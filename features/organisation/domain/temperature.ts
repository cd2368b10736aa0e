import { fahrenheitOf } from '#packages/kit';
import type { OrganisationMetadata } from '#organisation/contract';
import { shownSystem, systemUnits } from './units.ts';

/** A unit for displaying and typing temperatures. */
export type TemperatureUnit = 'C' | 'F';

/** Celsius for metric; Fahrenheit for everything else, also if missing. */
export function temperatureUnit(metadata: OrganisationMetadata): TemperatureUnit {
  return systemUnits[shownSystem(metadata)].temperature;
}

/** Degrees Celsius in the displayed unit, rounded to one decimal. */
export function shownTemperature(celsius: number, unit: TemperatureUnit): number {
  return rounded(unit === 'C' ? celsius : fahrenheitOf(celsius));
}

/**
 * A typed temperature in degrees Celsius, rounded to hundredths, so that it is shown again as
 * typed. NaN if it is no number.
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
