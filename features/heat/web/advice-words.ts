import { compareAdvice, momentOf, mostWater, riskIn, riskLevel } from '#heat/domain';
import type { AdvisedHour, HourAdvice, OutOfRange, RuleRest, Stretch } from '#heat/domain';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { listText } from '#packages/kit';

/** The kinds of hours that have a colour. */
export type HourKind = 'whole' | 'broken' | 'none' | 'unknown';

/** Whether an hour has work without breaks, with rests, or none; 'unknown' without advice. */
export function kindOf(advice: HourAdvice | null): HourKind {
  if (advice === null) return 'unknown';
  if (advice.work_minutes === 60) return 'whole';
  return advice.work_minutes === 0 ? 'none' : 'broken';
}

/** 'Stop work' while a rule stops it, 'No work', '60 min', '40 min' */
export function workText({ work_minutes, rules }: HourAdvice): string {
  if (rules != null && rules.stop !== null) return stopWord;
  return work_minutes === 0 ? 'No work' : `${String(work_minutes)} min`;
}

/** Instead of minutes while a rule stops the work. */
export const stopWord = 'Stop work';

/** '2 work periods of 20 min, rest 10 min after each'; 'No break needed'; empty without work. */
export function spellsText({ spells }: HourAdvice): string {
  if (spells === null) return '';
  const { count, minutes, rest } = spells;
  if (rest === 0) return 'No break needed';
  const each = `${String(minutes)} min`;
  return count === 1
    ? `${each} without a break, then rest ${String(rest)} min`
    : `${String(count)} work periods of ${each}, rest ${String(rest)} min after each`;
}

/** The same in short: '2 × 20, rest 10'. */
export function shortSpells({ spells }: HourAdvice): string {
  if (spells === null) return '';
  const { count, minutes, rest } = spells;
  return rest === 0 ? 'No break' : `${String(count)} × ${String(minutes)}, rest ${String(rest)}`;
}

/** Hours and minutes: '0:38'; '4:00+' for half a shift; a dash without work or a number. */
export function stretchText(stretch: Stretch | null): string {
  if (stretch === null || stretch.minutes === null) return '–';
  const { minutes } = stretch;
  const text = `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
  return minutes < 240 ? text : `${text}+`;
}

/** Why ISO 7933 gives no stretch for an hour; null if it does, or without work. */
export function rangeText({ stretch }: HourAdvice): string | null {
  const reasons = stretch?.out_of_range ?? [];
  if (reasons.length === 0) return null;
  const isCold = reasons.includes('cold');
  const words = reasons.map((reason) => reasonWords[reason]).join(' or ');
  const minutes = isCold
    ? 'The minutes follow NIOSH'
    : 'The minutes follow NIOSH, limited to what ISO 7933 allows at the nearest value it covers';
  return `ISO 7933 does not cover ${words}. ${minutes}.`;
}

const reasonWords: Readonly<Record<OutOfRange, string>> = {
  cold: 'air below 15 °C',
  hot: 'air above 50 °C',
  humid: 'water vapour above 4.5 kPa',
  windy: 'wind above 3 m/s',
  radiant: 'mean radiant temperatures more than 60 °C above air temperature',
  clothing: 'this clothing (only 0.1 to 1.0 clo)',
};

/**
 * The rules that a rest follows from, each with what it asks for, as the rest may keep several of
 * them and the advice: 'Required by Oregon heat illness prevention (15 min every hour)'; 'Rests as
 * long as required by ...' where the advice has more rests. Null where no rule decides.
 */
export function restRuleText({ spells, rules }: HourAdvice): string | null {
  const from = rules?.rest ?? null;
  if (from === null) return null;
  const names = listText(from.map((each) => `${each.name} (${ruleRestText(each)})`));
  if (spells !== null && from.every(({ minutes, every }) => spells.minutes < every - minutes)) {
    return `Rests as long as required by ${names}`;
  }
  if (spells !== null && from.every(({ minutes }) => spells.rest > minutes)) {
    return `Rests as often as required by ${names}`;
  }
  return requiredBy(names);
}

/** '15 min every 2 h' */
function ruleRestText({ minutes, every }: RuleRest): string {
  if (minutes === every) return 'the whole hour';
  return `${spanText(minutes)} every ${every === 60 ? 'hour' : spanText(every)}`;
}

/** '15 min', '2 h', '1 h 30 min'. */
function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [`${String(hours)} h`] : []),
    ...(rest > 0 ? [`${String(rest)} min`] : []),
  ].join(' ');
}

/** The rule that the water of an hour follows, and what it asks for if that is too much to drink. */
export function waterRuleText({ rules }: HourAdvice): string | null {
  const water = rules?.water ?? null;
  if (water === null) return null;
  if (water.litres <= mostWater) return requiredBy(water.name);
  return `${water.name} requires ${litresText(water.litres)} at hand. No one should drink more than ${litresText(mostWater)} an hour`;
}

/** 'Required by Oregon heat illness prevention' */
export function requiredBy(name: string): string {
  return `Required by ${name}`;
}

/** '0.75 L', '12 L' */
export function litresText(litres: number): string {
  const digits = litres < 10 ? 2 : 1;
  return `${String(Number(litres.toFixed(digits)))} L`;
}

/** '38.0 °C' in the unit of the organisation. */
export function degreesText(celsius: number, unit: TemperatureUnit): string {
  return `${shownTemperature(celsius, unit).toFixed(1).replace('-', '\u2212')} °${unit}`;
}

/**
 * The risk score of a job in an hour, and the sentence why the advice differs from it; null if they
 * agree, or one is not known.
 *
 * @param hazard of the job, -1 if it is not assessed
 */
export function comparedHour({ weather, advice }: AdvisedHour, hazard: number) {
  if (weather === null || hazard < 0) return { risk: null, difference: null };
  const { risk, moment } = riskIn(hazard, momentOf(weather));
  const { sentence } = compareAdvice({
    risk_level: riskLevel(risk),
    work_minutes: advice?.work_minutes ?? null,
    heat_score: moment.heatindex_score,
    limited_by: advice?.limited_by ?? null,
  });
  return { risk, difference: sentence };
}

/** Consecutive hours with the same text. */
export interface TextRange {
  /** '06:00 to 09:00'; the end is that of the last hour. */
  readonly hours: string;
  readonly text: string;
}

/** The texts of the hours of a day, with equal consecutive ones combined. */
export function textRanges(hours: readonly { time: string; text: string | null }[]): TextRange[] {
  const ranges: { from: number; to: number; text: string }[] = [];
  for (const [nth, { text }] of hours.entries()) {
    if (text === null) continue;
    const last = ranges.at(-1);
    if (last?.text === text && last.to === nth - 1) last.to = nth;
    else ranges.push({ from: nth, to: nth, text });
  }
  const clock = (nth: number) => hours[nth]?.time.slice(11, 16) ?? '';
  return ranges.map(({ from, to, text }) => ({
    text,
    hours: `${clock(from)} to ${endOf(clock(to))}`,
  }));
}

function endOf(clock: string): string {
  return `${String((Number(clock.slice(0, 2)) + 1) % 24).padStart(2, '0')}:00`;
}
