import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, dateText } from '#packages/kit';
import type { Differences } from '#readings/domain';
import type { CurrentCorrection } from '#readings/offline';

/** 'This site was on average 1.8 °C hotter than the weather service in 5 readings (0.9 to 2.6).' */
export function offsetText(wbgt: Differences, unit: TemperatureUnit): string {
  return `This site was on average ${meanText(wbgt, unit)} than the weather service in ${spreadText(wbgt, unit)}.`;
}

/** 'The heat index was 2.0 °C hotter in 3 readings (1.0 to 3.0).' */
export function indexText(heat_index: Differences, unit: TemperatureUnit): string {
  return `The heat index was ${meanText(heat_index, unit)} in ${spreadText(heat_index, unit)}.`;
}

/** A difference of degrees in a unit, with one decimal: '1.8', '−0.4'. */
export function kelvinText(kelvin: number, unit: TemperatureUnit): string {
  const shown = shownTemperature(kelvin, unit) - shownTemperature(0, unit);
  return shown.toFixed(1).replace('-', '−').replace('−0.0', '0.0');
}

/** '+1.8 °C site correction, until 12 Dec'. */
export function correctionText(
  { kelvin, until }: CurrentCorrection,
  { unit, zone }: { unit: TemperatureUnit; zone: string },
): string {
  const date = dateText(until, zone);
  return `+${kelvinText(kelvin, unit)} °${unit} site correction, until ${date}`;
}

function meanText({ mean }: Differences, unit: TemperatureUnit): string {
  return `${kelvinText(Math.abs(mean), unit)} °${unit} ${mean < 0 ? 'cooler' : 'hotter'}`;
}

/** The spread in the direction of the mean. */
function spreadText({ mean, least, most, count }: Differences, unit: TemperatureUnit): string {
  const [from, to] = mean < 0 ? [-most, -least] : [least, most];
  const range = `${kelvinText(from, unit)} to ${kelvinText(to, unit)}`;
  return `${countOf(count, 'reading')} (${range})`;
}
