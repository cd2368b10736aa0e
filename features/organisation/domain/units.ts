import type { MeasurementSystem, OrganisationMetadata } from '#organisation/contract';

/** What each system shows temperatures, wind and rain in. */
export const systemUnits = {
  metric: { temperature: 'C', wind: 'km/h', rain: 'mm' },
  imperial: { temperature: 'F', wind: 'mph', rain: 'in' },
} as const satisfies Record<MeasurementSystem, object>;

/** The system that an organisation is shown: a missing or unknown one reads as imperial. */
export function shownSystem({ _measurement_system }: OrganisationMetadata): MeasurementSystem {
  return _measurement_system === 'metric' ? 'metric' : 'imperial';
}
