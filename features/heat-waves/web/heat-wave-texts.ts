import type { HeatWaveDay, Observation } from '#heat-waves/domain';
import { dayLabel, dayWords } from '#heat/web';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, listText } from '#packages/kit';

/** Texts about heat waves. */
export const heatWaveTexts = {
  title: 'Heat-wave watch',
  help: 'A heat-wave day has a high of at least 80 °F (26.7 °C) that is at least 10 °F (5.6 °C) above the mean high of the five days before, as defined by California (8 CCR 3395) and Washington (WAC 296-62-095). New and returning workers are observed closely for 14 days from that day.',
  note: 'Heat wave',
  noteOf: (place: string) => `Heat wave at ${place}`,
  watch: 'Watch everybody in the crew: no one has had time to adapt to such heat.',
  observe: (days: readonly Observation[], today: string) =>
    `Observe new and returning workers closely ${listText(days.map((each) => periodText(each, today)))}`,
  /** Before the next one, what an earlier heat wave still asks for. */
  now: (text: string) => `Now: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`,
  next: (wave: string) => `Next: ${wave}`,
  observed: (count: number) => `Observe ${countOf(count, 'new or returning worker')} closely`,
  /** Of a site in one line, without its days. */
  none: 'No heat wave forecast',
  nobody: (seesEverybody: boolean, isOfDay: boolean) =>
    `No new or returning workers on shift here${isOfDay ? ' that day' : ''}${seesEverybody ? '' : ', as far as you can see'}.`,
  noRosters: 'Rosters are turned off, so it is not known who is new or returning.',
  more: (count: number) => `and ${countOf(count, 'other')}`,
  unknown: (days: readonly string[]) =>
    `Not known whether ${listText(days.map(dayWords))} ${days.length === 1 ? 'is' : 'are'} part of a heat wave: the highs of the days before are missing. Treat ${days.length === 1 ? 'it' : 'them'} as a heat wave.`,
} as const;

/** 'Today, Fri 27 Nov: high 41 °C, 8 °C above the previous 5 days' */
export function waveText(
  { date, high_c, mean_c }: HeatWaveDay,
  today: string,
  unit: TemperatureUnit,
): string {
  const high = shownTemperature(high_c, unit).toFixed(1);
  const above = high_c - mean_c;
  const more = (unit === 'C' ? above : (above * 9) / 5).toFixed(1);
  return `${dayLabel(date, today)}: high ${high} °${unit}, ${more} °${unit} above the previous 5 days`;
}

/** 'from Tue 17 Nov until Mon 30 Nov'; without the begin once it is past. */
function periodText({ since, until }: Observation, today: string): string {
  return since < today
    ? `until ${dayWords(until)}`
    : `from ${dayWords(since)} until ${dayWords(until)}`;
}

/** The first day of a heat wave in a few words: 'Today: high 41.0 °C', 'From Fri 4 Dec'. */
export function waveSummary(
  waves: readonly HeatWaveDay[],
  today: string,
  unit: TemperatureUnit,
): string | null {
  const [first] = waves;
  if (first === undefined) return null;
  const high = `${shownTemperature(first.high_c, unit).toFixed(1)} °${unit}`;
  return `${dayLabel(first.date, today)}: high ${high}`;
}
