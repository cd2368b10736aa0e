import type { MeasurementSystem, OrganisationMetadata } from '#organisation/contract';

/** Units of temperature, wind and rain in each system. */
export const systemUnits = {
  metric: { temperature: 'C', wind: 'km/h', rain: 'mm' },
  imperial: { temperature: 'F', wind: 'mph', rain: 'in' },
} as const satisfies Record<MeasurementSystem, object>;

/** The displayed system of an organisation: a missing or unknown one counts as imperial. */
export function shownSystem({ _measurement_system }: OrganisationMetadata): MeasurementSystem {
  return _measurement_system === 'metric' ? 'metric' : 'imperial';
}
