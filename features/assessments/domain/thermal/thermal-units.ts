import type { OrganisationMetadata } from '#organisation/contract';
import { shownSystem, systemUnits } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';

const kphPerMph = 1.609344;

/** A unit for displaying and typing wind. */
export type WindUnit = 'km/h' | 'mph';

/** Units of an organisation for display and input. */
export interface ThermalUnits {
  temperature: TemperatureUnit;
  wind: WindUnit;
}

/** The units of an organisation. */
export function unitsOf(metadata: OrganisationMetadata): ThermalUnits {
  return systemUnits[shownSystem(metadata)];
}

/** A wind of km/h in the unit shown, to one decimal. */
export function shownWind(kph: number, unit: WindUnit): number {
  return Math.round((unit === 'km/h' ? kph : kph / kphPerMph) * 10) / 10;
}

/** A typed wind in km/h, rounded to hundredths, so that it is shown again as typed. */
export function kphOf(speed: number, unit: WindUnit): number {
  return unit === 'km/h' ? speed : Math.round(speed * kphPerMph * 100) / 100;
}
