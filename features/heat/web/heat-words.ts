import type { HeatMoment } from '#heat/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import { zonedParts } from '#packages/kit';
import { daysBetween } from '#weather/domain';

/** The heat index of a moment in the unit of the organisation: '38.8 °C'. */
export function heatText({ c, f }: HeatMoment, system: MeasurementSystem): string {
  const { temperature } = systemUnits[system];
  const value = temperature === 'C' ? c : f;
  return `${value.toFixed(1).replace('-', '\u2212')} °${temperature}`;
}

/** Its wind in the unit of the organisation: '12 km/h'. */
export function windText(
  { wind_kph, wind_mph }: Pick<HeatMoment, 'wind_kph' | 'wind_mph'>,
  system: MeasurementSystem,
): string {
  return system === 'metric' ? `${oneDecimal(wind_kph)} km/h` : `${oneDecimal(wind_mph)} mph`;
}

/** The time of day of '2026-11-23 14:00'. */
export function clockOf(time: string): string {
  return time.slice(11, 16);
}

/** A calendar day as a heading: 'Fri 20 Nov'. */
export function dayWords(date: string): string {
  const { weekday, day, month } = zonedParts(Date.parse(`${date}T12:00:00Z`), 'UTC');
  return `${weekday} ${day} ${month}`;
}

/** A day to choose: 'Today, Mon 23 Nov', 'Wed 25 Nov'. Both days are in the same zone. */
export function dayLabel(date: string, today: string): string {
  const days = daysBetween(today, date);
  const word = nearDays.get(days);
  return word === undefined ? dayWords(date) : `${word}, ${dayWords(date)}`;
}

const nearDays = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
