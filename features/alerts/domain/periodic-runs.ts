import { Temporal } from 'temporal-polyfill';
import { lastRuleTime } from '#alerts/contract';
import type { PeriodicTrigger } from '#alerts/contract';

/**
 * The next run of a periodic rule after a time, both in milliseconds since 1970; null after its end.
 *
 * Runs have the wall-clock time of the first one, in the zone of the trigger. A time that the clocks
 * skip is moved forward by the gap; of a repeated time the first counts. Days and weeks are those of
 * the calendar, and weeks begin on Monday.
 */
export function nextRun(trigger: PeriodicTrigger, after: number): number | null {
  const start = Temporal.Instant.from(trigger.start_at).toZonedDateTimeISO(trigger.timezone);
  const end = trigger.end_at === null ? Infinity : Date.parse(trigger.end_at);
  for (const date of datesFrom(trigger, start.toPlainDate(), dayBefore(trigger, after))) {
    const run = date.equals(start.toPlainDate())
      ? start
      : date.toZonedDateTime({ timeZone: trigger.timezone, plainTime: start.toPlainTime() });
    const time = run.epochMilliseconds;
    if (time > end) return null;
    if (time > after && time >= start.epochMilliseconds) return time;
  }
  return null;
}

/** The next runs after a time, at most `count`. */
export function nextRuns(trigger: PeriodicTrigger, after: number, count: number): number[] {
  const runs: number[] = [];
  while (runs.length < count) {
    const run = nextRun(trigger, runs.at(-1) ?? after);
    if (run === null) break;
    runs.push(run);
  }
  return runs;
}

/**
 * A time rounded up to the next full 5 minutes, in milliseconds since 1970. The last minutes of the
 * last year of rules are rounded down, as rules have no later time.
 */
export function roundedStart(time: number): number {
  const step = 5 * 60_000;
  const up = Math.ceil(time / step) * step;
  return time <= lastRuleTime && up > lastRuleTime ? up - step : up;
}

/** The dates of the calendar on which a rule runs, from a date on. */
function* datesFrom(
  { unit, every_n, byweekday }: PeriodicTrigger,
  start: Temporal.PlainDate,
  from: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  const days = unit === 'week' ? 7 * every_n : every_n;
  const first = unit === 'week' ? start.subtract({ days: start.dayOfWeek - 1 }) : start;
  const passed = Math.max(0, Math.floor(first.until(from).days / days));
  const offsets = unit === 'week' ? weekdaysOf(byweekday) : [0];
  for (let period = passed; ; period += 1) {
    // Beyond the calendar of the runtime there is no date.
    if (period * days > mostDays) return;
    const begin = first.add({ days: period * days });
    for (const offset of offsets) {
      const date = begin.add({ days: offset });
      if (Temporal.PlainDate.compare(date, start) >= 0) yield date;
    }
  }
}

/** A thousand years. */
const mostDays = 365_000;

/** Days since Monday of the set bits, in order; bit 0 is Sunday. */
function weekdaysOf(byweekday: number): number[] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((day, offset) => (byweekday & (1 << day) ? [offset] : []));
}

/** The date before that of a time: a run that was moved forward by a gap may be of the day before. */
function dayBefore({ timezone }: PeriodicTrigger, time: number): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(time);
  return instant.toZonedDateTimeISO(timezone).toPlainDate().subtract({ days: 1 });
}
