import type { AlertLevel, StatusTrigger } from '#alerts/contract';
import { isAtLevel, isWorse } from './evaluate.ts';
import type { PersonStatus } from './evaluate.ts';

/** A person's newest valid saliva test. */
export interface FollowedTest extends PersonStatus {
  measurement_id: string;
}

/** A high-risk log that is still followed. */
export interface OpenLog {
  ori_measurement_id: string;
  /** Milliseconds since 1970 of its test; null if that test is no longer valid. */
  ori_time: number | null;
  re_measurement_id: string | null;
  /** The worst status so far. */
  level: AlertLevel;
  /** When the rule alerts again: milliseconds since 1970. */
  realert_at: number | null;
}

/** What follows for a status rule and a person. */
export type FollowStep =
  | { kind: 'none' }
  /** A first high-risk test. */
  | { kind: 'open'; ori_measurement_id: string; level: AlertLevel; realert_at: number }
  /** The test of the log was removed or became invalid. */
  | { kind: 'withdraw' }
  /** A re-test below the level. */
  | { kind: 'clear'; re_measurement_id: string }
  /** The state persists: with its re-test, if there is one, and whether it alerts again. */
  | {
      kind: 'persist';
      re_measurement_id: string | null;
      isAlert: boolean;
      realert_at: number | null;
      /** The worst status so far; a worse one than before alerts at once. */
      level: AlertLevel;
    };

const hour = 3_600_000;
/** A test that arrives later than this does not start an alert any more. */
export const latestArrival = 24 * hour;
/** Without a new test for this long, alerts are not repeated any more. */
const longestRepeat = 72 * hour;

/**
 * The next step of a status rule for a person in its scope, from the newest valid test. The same
 * step follows however often this is asked, so that nothing is sent twice.
 *
 * @param isKnown the rule already followed this test
 */
export function followTest(
  { level, realert_after_hours }: StatusTrigger,
  newest: FollowedTest | null,
  log: OpenLog | null,
  { now, isKnown }: { now: number; isKnown: boolean },
): FollowStep {
  if (log !== null && log.ori_time === null) return { kind: 'withdraw' };
  const realert_at = now + realert_after_hours * hour;
  if (log === null) {
    const isNew = newest !== null && !isKnown && now - newest.time <= latestArrival;
    if (!isNew || newest.status === 'hydrated' || !isAtLevel(newest.status, level)) {
      return { kind: 'none' };
    }
    const { measurement_id, status } = newest;
    return { kind: 'open', ori_measurement_id: measurement_id, level: status, realert_at };
  }
  const { ori_measurement_id, ori_time } = log;
  const retest =
    newest !== null &&
    newest.measurement_id !== ori_measurement_id &&
    newest.time >= (ori_time ?? 0)
      ? newest
      : null;
  if (retest !== null && !isAtLevel(retest.status, level)) {
    return { kind: 'clear', re_measurement_id: retest.measurement_id };
  }
  const re_measurement_id = log.re_measurement_id ?? retest?.measurement_id ?? null;
  const worse = retest === null ? null : worseLevel(retest, log.level, now);
  if (worse !== null) {
    return { kind: 'persist', re_measurement_id, isAlert: true, realert_at, level: worse };
  }
  const isDue = log.realert_at !== null && now >= log.realert_at;
  const isOld = now - (newest?.time ?? ori_time ?? 0) > longestRepeat;
  return {
    ...{ kind: 'persist', re_measurement_id, level: log.level },
    isAlert: isDue && !isOld,
    realert_at: isDue ? (isOld ? null : realert_at) : log.realert_at,
  };
}

/** The level of a re-test that is worse than before; null if it is not, or arrives too late. */
function worseLevel({ status, time }: FollowedTest, level: AlertLevel, now: number) {
  if (status === 'hydrated' || now - time > latestArrival) return null;
  return isWorse(status, level) ? status : null;
}
