import { dateText, offsetText, zonedParts } from '#packages/kit';
import type { Report, ReportUnit } from '#reports/contract';

const words: Record<ReportUnit, string> = {
  day: 'Every day',
  week: 'Every Monday',
  month: 'The first day of every month',
};

/** When a report is sent: 'Every Monday at 06:00 (Australia/Perth)'. */
export function everyWords({ unit, hour, timezone }: Pick<Report, 'unit' | 'hour' | 'timezone'>) {
  return `${words[unit]} at ${hourWords(hour)} (${timezone})`;
}

/** '06:00' */
export function hourWords(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

interface ReportWindow {
  /** Milliseconds since 1970; `to` is exclusive. */
  from: number;
  to: number;
  timezone: string;
}

/** The days of a report: '16 Nov 2026 – 22 Nov 2026'. */
export function windowWords({ from, to, timezone }: ReportWindow): string {
  const [first, last] = [dateText(from, timezone), dateText(to - 1, timezone)];
  return first === last ? first : `${first} – ${last}`;
}

/** The same of two days, both included: '16 Nov 2026 – 22 Nov 2026'. */
export function daysWords({ from, to }: { from: string; to: string }): string {
  const text = (day: string) => dateText(Date.parse(day), 'UTC');
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/** A time with its zone: '23 Nov 2026, 06:00 (GMT+08:00)'. */
export function momentWords(time: number, timezone: string): string {
  const { hour, minute } = zonedParts(time, timezone);
  return `${dateText(time, timezone)}, ${hour}:${minute} (${offsetText(time, timezone)})`;
}

/** How long after its time an unsent report counts as late, in milliseconds. */
const grace = 15 * 60_000;

/** State of a report: 'Off', 'Overdue' if its time has passed, otherwise 'Scheduled'. */
export function stateWords(
  { enabled, next_time }: Pick<Report, 'enabled' | 'next_time'>,
  now: number,
): 'Off' | 'Overdue' | 'Scheduled' {
  if (!enabled || next_time === null) return 'Off';
  return Date.parse(next_time) + grace < now ? 'Overdue' : 'Scheduled';
}
