import { statusActions } from '#alerts/contract';
import type { HighRiskRow } from '#alerts/offline';
import { matchesSearch } from '#packages/kit';
import { riskWindows } from '../monitoring-search.ts';
import type { RiskQuery } from '../monitoring-search.ts';

const hour = 3_600_000;

/** The high-risk measurements that match search and filter. */
export function foundRisks(
  rows: readonly HighRiskRow[],
  query: RiskQuery,
  now: number,
): HighRiskRow[] {
  const { level, actions, job, location, window, search } = query;
  const from = window === null ? -Infinity : now - riskWindows[window] * hour;
  return rows.filter(
    (row) =>
      (level === null || row.level === level) &&
      (actions === null || isInGroup[actions](row)) &&
      (job === null || row.tag_ids.includes(job)) &&
      (location === null || row.tag_ids.includes(location)) &&
      measuredAt(row) >= from &&
      matchesSearch(search, [row.name, ...row.tags, ...row.jobs, ...row.locations]),
  );
}

/** Time of the test, or of the record if the test is not in the copy: milliseconds since 1970. */
export function measuredAt({ test, created }: HighRiskRow): number {
  return test?.time ?? created;
}

/** Something was done about it, or a better re-test cleared it. A re-test alone changes nothing. */
export function isHandled({ actions, cleared }: HighRiskRow): boolean {
  return cleared !== null || statusActions.some((action) => actions[action] === 'done');
}

/**
 * The newest high-risk measurement of a person with which the viewer may log a drink; undefined if
 * there is none, or a re-test has cleared it.
 *
 * @param rows the newest first
 */
export function drinkRecordOf(
  rows: readonly HighRiskRow[],
  user_id: string,
): HighRiskRow | undefined {
  const newest = rows.find((row) => row.user_id === user_id);
  if (newest === undefined || newest.cleared !== null) return undefined;
  return newest.isManaged || newest.isOwn ? newest : undefined;
}

const isInGroup = {
  open: (row: HighRiskRow) => openActions(row) > 0,
  handled: isHandled,
  in_time: isHandledInTime,
};

/** Milliseconds in which something should be done about a high-risk measurement. */
const inTime = 30 * 60_000;

/** Whether the first action, or the clearing, came within 30 minutes of the alert. */
export function isHandledInTime({ action_times, cleared, created }: HighRiskRow): boolean {
  const times = [...Object.values(action_times), cleared].filter((time) => time !== null);
  return times.some((time) => time - created <= inTime);
}

/** Number of required actions that are not done. */
function openActions({ actions }: HighRiskRow): number {
  return statusActions.filter((action) => actions[action] === 'open').length;
}
