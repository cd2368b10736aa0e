import type { BreakRule } from '#breaks/contract';
import type { HourRest } from './hour-rest.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A break is late so many milliseconds after it was due. */
export const lateAfter = 5 * minute;
/**
 * A break that nobody ended counts as ended as planned, so many milliseconds after its planned end:
 * otherwise a forgotten one would hold back all that follow.
 */
export const forgottenAfter = 30 * minute;
/** A rest that is shorter by so many minutes counts as whole. */
const tolerance = 1;

/** A time in milliseconds since 1970. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** A recorded break of people. */
export interface TakenBreak {
  readonly break_id: string;
  readonly user_ids: readonly string[];
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Null while it lasts. */
  readonly end: number | null;
  /** Planned minutes. */
  readonly planned: number;
}

/** A break that is due; in the future it is the next one. */
export interface DueBreak {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly minutes: number;
  /** What the work before it is counted from: the shift, or the break before. */
  readonly cause: string;
  /** The rule that asks for it; null if the plan of the organisation does. */
  readonly rule: BreakRule | null;
}

/** The state of people with the same shift, work and breaks. */
export interface CrewState {
  /** The running break. */
  readonly running: TakenBreak | null;
  /** The next break, or the one that is due; null if none is before the end of the shift. */
  readonly due: DueBreak | null;
}

interface Crew {
  readonly shift: Period;
  /** The hours that need rest, in order. */
  readonly hours: readonly HourRest[];
  /** Their breaks. */
  readonly breaks: readonly TakenBreak[];
}

/**
 * The state of a crew at a time. Work uses up the minutes that are allowed before a rest: in an hour
 * with `work` minutes each minute is one of `work` parts, so that a change of the heat in the middle
 * counts from that moment. A whole rest gives all of it back, a shorter one its share. Hours without
 * rest neither use nor give back anything, and what was missed by a late break is not added to the
 * next one. While a rule stops the work nobody takes a break: none becomes due, one that was due is
 * not any more, and the work counts from the end of the stop.
 *
 * @param now milliseconds since 1970
 */
export function crewState({ shift, hours, breaks }: Crew, now: number): CrewState {
  let state: Work = { time: shift.start, used: 0, due: null };
  let cause = `shift ${new Date(shift.start).toISOString()}`;
  let running: TakenBreak | null = null;
  for (const taken of inOrder(breaks)) {
    const end = endOf(taken, now);
    const start = Math.max(taken.start, state.time);
    if (start > now || start >= shift.end || (end !== null && end <= start)) continue;
    state = workThrough(hours, state, { until: start, now: start });
    if (end === null) running = taken;
    const until = end ?? Math.max(plannedEnd(taken), now);
    const needed = state.due?.minutes ?? restAt(hours, start) ?? taken.planned;
    state = afterRest(state, (until - start) / minute, needed, until);
    cause = `break ${taken.break_id}`;
  }
  const { due } = workThrough(hours, state, { until: shift.end, now });
  const isInShift = due !== null && due.time < shift.end;
  return { running, due: isInShift ? { ...due, cause } : null };
}

/** When the stop of the work that lasts at a time ends; null if the work is not stopped. */
export function stoppedUntil(hours: readonly HourRest[], now: number): number | null {
  return stopsOf(hours).find(({ start, end }) => start <= now && now < end)?.end ?? null;
}

/** Whether a break is late: due for at least 5 minutes. */
export function isLate({ time }: Pick<DueBreak, 'time'>, now: number): boolean {
  return now - time >= lateAfter;
}

/** When a break ends as planned, in milliseconds since 1970. */
export function plannedEnd({ start, planned }: Pick<TakenBreak, 'start' | 'planned'>): number {
  return start + planned * minute;
}

/** Whether a break lasts so long that its end was probably forgotten. */
export function isForgotten(taken: Pick<TakenBreak, 'start' | 'end' | 'planned'>, now: number) {
  return taken.end === null && now >= plannedEnd(taken) + forgottenAfter;
}

function endOf(taken: TakenBreak, now: number): number | null {
  return isForgotten(taken, now) ? plannedEnd(taken) : taken.end;
}

function inOrder(breaks: readonly TakenBreak[]): TakenBreak[] {
  return breaks.toSorted((a, b) => a.start - b.start || a.break_id.localeCompare(b.break_id));
}

/** How much of the work before the next rest is used at a time: 1 when the rest is due. */
interface Work {
  readonly time: number;
  readonly used: number;
  readonly due: Omit<DueBreak, 'cause'> | null;
}

/** Work until a time, without a rest that was due before a stop of the work that has begun. */
function workThrough(
  hours: readonly HourRest[],
  before: Work,
  { until, now }: { until: number; now: number },
): Work {
  const work = workUntil(hours, before, until);
  const { due } = work;
  if (due === null) return work;
  const stop = stopsOf(hours).find(({ start }) => start >= due.time && start <= now);
  if (stop === undefined || stop.end >= until)
    return stop === undefined ? work : { ...work, used: 0, due: null };
  return workThrough(hours, { time: stop.end, used: 0, due: null }, { until, now });
}

/** The times in which a rule stops the work, with consecutive hours as one. */
function stopsOf(hours: readonly HourRest[]): Period[] {
  const stops: { start: number; end: number }[] = [];
  for (const { start, isStop } of hours) {
    if (isStop !== true) continue;
    const last = stops.at(-1);
    if (last?.end === start) last.end += hour;
    else stops.push({ start, end: start + hour });
  }
  return stops;
}

function workUntil(hours: readonly HourRest[], before: Work, time: number): Work {
  if (before.due !== null || time <= before.time) return { ...before, time };
  let { used } = before;
  for (const each of hours) {
    const start = Math.max(each.start, before.time);
    const end = Math.min(each.start + hour, time);
    if (start >= end) continue;
    if (each.isStop === true) {
      used = 0;
      continue;
    }
    const left = (1 - used) * each.work * minute;
    // Half a second of rounding must not move a break into the next hour.
    if (left <= end - start + 500) {
      const due = Math.round((start + left) / 1000) * 1000;
      return { time, used: 1, due: { time: due, ...restDue(hours, each, due) } };
    }
    used += (end - start) / (each.work * minute);
  }
  return { time, used, due: null };
}

/** A rest that becomes due in an hour, with its rule: at its end those of the next one count too. */
function restDue(hours: readonly HourRest[], each: HourRest, due: number) {
  const then = restAt(hours, due) ?? 0;
  const isNext = each.work === 0 || then > each.rest;
  const asking = isNext ? (hours.find(({ start }) => isIn(start, due)) ?? each) : each;
  return { minutes: isNext ? then : each.rest, rule: asking.rule ?? null };
}

/** The minutes of a rest that begins at a time; null if the hour needs none. */
function restAt(hours: readonly HourRest[], time: number): number | null {
  const found = hours.findIndex(({ start }) => isIn(start, time));
  const first = hours[found];
  if (first === undefined || first.isStop === true) return null;
  if (first.work > 0) return first.rest;
  // Without any work the rest lasts until there is some again.
  let end = first.start + hour;
  for (const next of hours.slice(found + 1)) {
    if (next.start !== end || next.work > 0) break;
    end += hour;
  }
  return Math.ceil((end - time) / minute);
}

function isIn(start: number, time: number): boolean {
  return start <= time && time < start + hour;
}

function afterRest(before: Work, minutes: number, needed: number, time: number): Work {
  const isWhole = minutes >= needed - tolerance;
  const used = isWhole ? 0 : Math.max(0, before.used - Math.max(0, minutes) / needed);
  return { time, used, due: null };
}
