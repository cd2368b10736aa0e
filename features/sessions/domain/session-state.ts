import { archiveHours, sessionHours } from '#sessions/contract';
import type { Session } from '#sessions/contract';

const minute = 60_000;
const hour = 60 * minute;
const openFor = sessionHours * hour;

/**
 * A test counts from so many milliseconds before the start of its session: the clock of a phone may
 * be behind that of the server, which accepts tests that are as much ahead.
 */
export const startTolerance = 5 * minute;

type Times = Pick<Session, 'active' | 'done' | 'created_time'>;

/**
 * Whether a session is open: not archived, and begun within the last 24 hours.
 *
 * @param now milliseconds since 1970
 */
export function isOpenSession({ active, done, created_time }: Times, now: number): boolean {
  return active && !done && now - Date.parse(created_time) < openFor;
}

/**
 * Whether a session is listed as archived: archived or older than 24 hours, and begun within the
 * last 120 hours.
 */
export function isArchivedSession(session: Times, now: number): boolean {
  const age = now - Date.parse(session.created_time);
  return session.active && age < archiveHours * hour && (session.done || age >= openFor);
}

/** Remaining milliseconds of a session; 0 once they are over. */
export function remainingTime(created_time: string, now: number): number {
  return Math.min(openFor, Math.max(0, Date.parse(created_time) + openFor - now));
}

/** '23h 59m': remaining hours and minutes, rounded up; '0m' when the time is over. */
export function remainingText(remaining: number): string {
  if (remaining <= 0) return '0m';
  const minutes = Math.ceil(remaining / minute);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${String(hours)}h ${String(minutes % 60)}m` : `${String(minutes)}m`;
}

/**
 * Whether a test was taken while its session is open.
 *
 * @param time of the test: milliseconds since 1970
 */
export function isTestOfSession({ created_time }: Pick<Session, 'created_time'>, time: number) {
  const start = Date.parse(created_time);
  return time >= start - startTolerance && time <= start + openFor;
}

/** How many people of a session are measured or skipped, of how many. */
export interface SessionProgress {
  done: number;
  all: number;
  /** False for a session of nobody. */
  isCompleted: boolean;
}

/** The progress of a session. A person who is both measured and skipped counts once. */
export function progressOf(
  users: readonly { user_id: string; skip: boolean }[],
  measured: ReadonlySet<string>,
): SessionProgress {
  const all = new Set(users.map(({ user_id }) => user_id));
  const done = new Set(
    users.filter(({ user_id, skip }) => skip || measured.has(user_id)).map((user) => user.user_id),
  );
  return { done: done.size, all: all.size, isCompleted: all.size > 0 && done.size === all.size };
}
