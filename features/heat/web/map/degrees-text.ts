import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';

/** Degrees Celsius in whole degrees of the displayed unit: '31 °C'. */
export function wholeDegrees(celsius: number, unit: TemperatureUnit): string {
  const shown = Math.round(shownTemperature(celsius, unit));
  return `${String(shown).replace('-', '−')} °${unit}`;
}
