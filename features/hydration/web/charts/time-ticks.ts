import { Temporal } from 'temporal-polyfill';

/** Positions and labels of the ticks of a time axis. */
export interface TimeTicks {
  times: number[];
  label(time: number): string;
}

const hours = [1, 2, 3, 6, 12];
const days = [1, 2, 5, 7, 14, 30, 90, 180, 365, 730];
const day = 86_400_000;

/**
 * Ticks at whole days of a zone, or at whole hours for less than two days; at most `most` of them.
 */
export function timeTicks(from: number, to: number, timeZone: string, most = 7): TimeTicks {
  const start = Temporal.Instant.fromEpochMilliseconds(Math.floor(from))
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const span = to - from;
  if (span < 2 * day) {
    const step = hours.find((count) => span / (count * 3_600_000) <= most) ?? 12;
    const times = series(start, to, (at) => at.add({ hours: step })).filter((time) => time >= from);
    return { times, label: formatter({ hour: '2-digit', minute: '2-digit' }, timeZone) };
  }
  const step = days.find((count) => span / (count * day) <= most) ?? 1460;
  const times = series(start, to, (at) => at.add({ days: step })).filter((time) => time >= from);
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (step > 90) parts.year = '2-digit';
  return { times, label: formatter(parts, timeZone) };
}

function series(
  start: Temporal.ZonedDateTime,
  to: number,
  next: (at: Temporal.ZonedDateTime) => Temporal.ZonedDateTime,
): number[] {
  const times: number[] = [];
  for (let at = start; at.epochMilliseconds <= to; at = next(at)) times.push(at.epochMilliseconds);
  return times;
}

function formatter(parts: Intl.DateTimeFormatOptions, timeZone: string): TimeTicks['label'] {
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  return (time) => format.format(time);
}
