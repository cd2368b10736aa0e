import { shiftAdvice } from '#heat/domain';
import type { AdvisedHour, HourAdvice } from '#heat/domain';
import type { WeatherHour } from '#weather/contract';

/** From `start` to before `end`, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** When somebody works on a day: the beginnings of the shifts and all their minutes. */
export interface PlannedWork {
  starts: readonly number[];
  /** Minutes, without overlaps and leave. */
  shift: number;
  /** Minutes of leave within the shifts. */
  leave: number;
}

const [minute, hour] = [60_000, 3_600_000];

/**
 * The time from the first beginning to the last end of some people's shifts; null for nobody. Two
 * shifts of a person on a day count from the first one for all of their minutes, at the earliest
 * until the last one has begun.
 */
export function spanOf(plans: readonly PlannedWork[]): Span | null {
  const spans = plans.flatMap(({ starts, shift, leave }) => {
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    return starts.length === 0
      ? []
      : [{ start: first, end: Math.max(first + (shift + leave) * minute, last + minute) }];
  });
  if (spans.length === 0) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** The hours of a forecast that intersect a time. */
export function hoursWithin<Hour extends { weather: WeatherHour | null }>(
  hours: readonly Hour[],
  { start, end }: Span,
): Hour[] {
  return hours.filter(({ weather }) => {
    if (weather === null) return false;
    const begin = weather.time_epoch * 1000;
    return begin < end && begin + hour > start;
  });
}

/** The hour with the highest heat index, of equal ones the first; null without weather. */
export function peakHour(hours: readonly { weather: WeatherHour | null }[]): WeatherHour | null {
  return hours.reduce<WeatherHour | null>(
    (peak, { weather }) =>
      weather !== null && (peak === null || weather.heatindex_c > peak.heatindex_c)
        ? weather
        : peak,
    null,
  );
}

/** The plan of a shift by the hours of its crew card. */
export interface ShiftPlan {
  /** The advice with the least work, of equal ones the first; null without any advice. */
  strictest: { advice: HourAdvice; time: string } | null;
  /** Hours in which the advice is no work. */
  noWork: number;
  /** Hours without advice. */
  unknown: number;
  /** In the shift of somebody. */
  needsElectrolytes: boolean;
}

/**
 * What a crew has to plan for its shifts. The water is not part of it, see `dayWater`.
 *
 * @param hours those of the crew card, see `adviceOfHours`
 * @param spans the shift of each person
 */
export function shiftPlan(hours: readonly AdvisedHour[], spans: readonly Span[]): ShiftPlan {
  const own = hours.filter((hour) => spans.some((span) => hoursWithin([hour], span).length > 0));
  const strictest = own.reduce<ShiftPlan['strictest']>((least, { advice, time }) => {
    if (advice === null) return least;
    return least === null || advice.work_minutes < least.advice.work_minutes
      ? { advice, time }
      : least;
  }, null);
  const adviceIn = (within: readonly AdvisedHour[]) =>
    shiftAdvice(within.map(({ advice }) => advice));
  const { no_work: noWork, unknown } = adviceIn(own);
  return {
    ...{ strictest, noWork, unknown },
    needsElectrolytes: spans.some((span) => adviceIn(hoursWithin(hours, span)).needs_electrolytes),
  };
}

/** The days for which there are sheets: those of past shifts that are known, and of forecasts. */
export function daysOfSheets(today: string): { min: string; max: string } {
  const after = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return { min: after(-55), max: after(13) };
}
