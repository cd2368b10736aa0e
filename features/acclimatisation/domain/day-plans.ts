import { highTrigger, restShare } from '#acclimatisation/contract';
import { heatAt } from './heat-series.ts';
import type { HeatSeries } from './heat-series.ts';

/** A time from `start` to before `end`, in milliseconds since 1970. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** A shift with its local date in the zone of its roster: '2026-11-23'. */
export interface DatedShift extends Period {
  readonly date: string;
  /** Set if it was planned when it was under way: nobody knows that the person was there before. */
  readonly planned_since?: number | undefined;
}

/** A time that a person belongs to a site. */
export interface Stay extends Period {
  /** The weather of the site; empty if none is known. */
  readonly weather: readonly HeatSeries[];
  /** What meter readings say; null without any. */
  readonly measured: HeatSeries | null;
}

/** The work that is planned for a person on a date, in minutes. */
export interface DayPlan {
  readonly date: string;
  /** When the shifts begin, in milliseconds since 1970. */
  readonly starts: readonly number[];
  /** The shifts, without overlaps and leave. */
  readonly shift: number;
  /** Minutes of leave within the shifts. */
  readonly leave: number;
  /** In the heat at every site of the person, since the shift was planned. */
  readonly sure: number;
  /** In the heat at some site of the person, as far as the weather is known. */
  readonly hot: number;
  /** Not known to be in the heat, and without weather at some site, or without a site. */
  readonly unknown: number;
  /**
   * In the heat only by a meter reading that is hotter than the weather. It counts against the
   * limit, but never towards a heat day: one reading must not end anybody's acclimatisation.
   */
  readonly measured: number;
  /** Degree-hours above the threshold before rest, in degrees Celsius times hours. */
  readonly exposure: number;
  /** Degree-hours that the required rests take off. */
  readonly credit: number;
}

interface Asked {
  /** In any order; they may overlap. */
  readonly shifts: readonly DatedShift[];
  readonly leaves: readonly Period[];
  readonly stays: readonly Stay[];
  /** Heat index in degrees Celsius from which time is in the heat. */
  readonly trigger: number;
}

const minute = 60_000;
/** Weather hours and time zones begin at quarters of an hour of UTC. */
const step = 15 * minute;

/** The plans of all dates with shifts, in order. */
export function dayPlans({ shifts, leaves, stays, trigger }: Asked): DayPlan[] {
  const byDate = new Map<string, DatedShift[]>();
  for (const shift of shifts) {
    byDate.set(shift.date, [...(byDate.get(shift.date) ?? []), shift]);
  }
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({
      ...{ date, starts: ofDay.map(({ start }) => start).sort((a, b) => a - b) },
      ...dayPlan(ofDay, leaves, stays, trigger),
    }));
}

function dayPlan(
  ofDay: readonly DatedShift[],
  leaves: readonly Period[],
  stays: readonly Stay[],
  trigger: number,
): Omit<DayPlan, 'date' | 'starts'> {
  const shifts = united(ofDay);
  const worked = shifts.flatMap((shift) => without(shift, leaves));
  const heat = heatOf(worked, stays, trigger);
  if (ofDay.some(({ planned_since }) => planned_since !== undefined)) {
    const planned = united(
      ofDay.map(({ start, end, planned_since = start }) => ({ start: planned_since, end })),
    ).flatMap((shift) => without(shift, leaves));
    heat.sure = heatOf(planned, stays, trigger).sure;
  }
  const shift = lengthOf(worked);
  return { shift, leave: lengthOf(shifts) - shift, ...heat };
}

function heatOf(worked: readonly Period[], stays: readonly Stay[], trigger: number): Heat {
  const heat = { sure: 0, hot: 0, unknown: 0, measured: 0, exposure: 0, credit: 0 };
  for (const { start, end } of worked) {
    for (let from = start; from < end;) {
      const to = Math.min(end, Math.floor(from / step) * step + step);
      addHeat(heat, stays, trigger, { start: from, end: to });
      from = to;
    }
  }
  return heat;
}

type Heat = Record<'sure' | 'hot' | 'unknown' | 'measured' | 'exposure' | 'credit', number>;

/** Adds a time in which the weather of every site stays the same. */
function addHeat(
  heat: Heat,
  stays: readonly Stay[],
  trigger: number,
  { start, end }: Period,
): void {
  const minutes = (end - start) / minute;
  let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let measured = Number.NEGATIVE_INFINITY;
  let isKnown = true;
  let sites = 0;
  for (const stay of stays) {
    if (start < stay.start || start >= stay.end) continue;
    sites += 1;
    const index = heatAt(stay.weather, start);
    const reading = stay.measured === null ? null : heatAt([stay.measured], start);
    if (reading !== null) measured = Math.max(measured, reading);
    if (index === null) isKnown = false;
    else [most, least] = [Math.max(most, index), Math.min(least, index)];
  }
  if (sites === 0) isKnown = false;
  if (isKnown && least >= trigger) heat.sure += minutes;
  if (most >= trigger) heat.hot += minutes;
  else if (!isKnown) heat.unknown += minutes;
  else if (measured >= trigger) heat.measured += minutes;
  const hottest = Math.max(most, measured);
  const degreeHours = (Math.max(0, hottest - trigger) * minutes) / 60;
  heat.exposure += degreeHours;
  if (hottest >= highTrigger) heat.credit += degreeHours * restShare;
}

/** Periods in order, those that overlap or touch as one. */
function united(periods: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const { start, end } of periods.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last === undefined || start > last.end) all.push({ start, end });
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return all;
}

/** The parts of a period outside others. */
function without(period: Period, others: readonly Period[]): Period[] {
  let parts: Period[] = [period];
  for (const { start, end } of others) {
    parts = parts.flatMap((part) => [
      ...(part.start < Math.min(part.end, start)
        ? [{ start: part.start, end: Math.min(part.end, start) }]
        : []),
      ...(Math.max(part.start, end) < part.end
        ? [{ start: Math.max(part.start, end), end: part.end }]
        : []),
    ]);
  }
  return parts;
}

function lengthOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
}
