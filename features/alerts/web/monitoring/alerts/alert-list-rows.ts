import { isAnswered } from '#alerts/domain';
import type { ShownAlert, ShownNotice } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { matchesSearch } from '#packages/kit';
import type { Confirmation } from '#packages/ui';
import { answerTexts } from '../answer-texts.ts';
import { whatOf } from '../alert-words.ts';
import { riskWindows } from '../monitoring-search.ts';
import type { AlertQuery, NoticeQuery } from '../monitoring-search.ts';

const hour = 3_600_000;

/** An alert as a row of its list. */
export interface AlertRow extends ShownAlert {
  title: string;
  detail: string;
}

/** An alert of a recipient as a row of its list. */
export interface NoticeRow extends ShownNotice {
  title: string;
  detail: string;
}

/** Adds the words of alerts. */
export function withWords<Shown extends ShownAlert | ShownNotice>(
  shown: readonly Shown[],
  unit: TemperatureUnit,
  zone?: string,
): (Shown & { title: string; detail: string })[] {
  return shown.map((each) => ({ ...each, ...whatOf(each, unit, zone) }));
}

/** The alerts that match search and filter. The dismissed ones are only shown on request. */
export function foundAlerts(rows: readonly AlertRow[], query: AlertQuery): AlertRow[] {
  const { origin, status, job, location, dismissed, search } = query;
  return rows.filter(
    (row) =>
      (row.active || dismissed) &&
      (origin === null || row.origin === origin) &&
      (status === null || row.status === status) &&
      (job === null || row.tag_ids.includes(job)) &&
      (location === null || row.tag_ids.includes(location)) &&
      matchesSearch(search, [
        ...[row.title, row.detail, row.issuer, ...row.jobs, ...row.locations, ...row.tags],
      ]),
  );
}

/** The alerts of recipients that match search and filter. */
export function foundNotices(
  rows: readonly NoticeRow[],
  query: NoticeQuery,
  now: number,
): NoticeRow[] {
  const { answer, window, state, recipient, mine, dismissed, search } = query;
  const since = window === null ? 0 : now - riskWindows[window] * hour;
  return rows.filter(
    (row) =>
      (row.active || dismissed) &&
      row.created >= since &&
      (answer === null || isAnswered(row, answer, now)) &&
      (state === null || row.state === state) &&
      (recipient === null || row.user_id === recipient) &&
      (!mine || row.isOwn) &&
      matchesSearch(search, [row.title, row.detail, row.recipient, row.comment, row.error]),
  );
}

/**
 * The question before notices are dismissed: of several, and of an urgent one that nobody answered.
 * Null if it needs none.
 */
export function dismissQuestion(rows: readonly ShownNotice[]): Confirmation | null {
  const open = rows.filter(({ isUrgent, acknowledged }) => isUrgent && acknowledged === null);
  if (rows.length < 2 && open.length === 0) return null;
  return answerTexts.confirmDismissNotices(rows.length, open.length);
}

/** The viewer can acknowledge it. */
export function mayAcknowledge({ isOwn, active, acknowledged }: ShownNotice): boolean {
  return isOwn && active && acknowledged === null;
}

/** The viewer can send a reminder of it. */
export function mayRemind({ isManaged, active, acknowledged, isSettled }: ShownNotice): boolean {
  return isManaged && active && acknowledged === null && !isSettled;
}

/** The viewer can dismiss it. */
export function mayDismiss({ isManaged, isOwn, active }: ShownNotice): boolean {
  return (isManaged || isOwn) && active;
}

/** The viewer can restore it. One of a dismissed alert is restored with that alert only. */
export function mayRestore({ isManaged, isOwn, active, isAlertActive }: ShownNotice): boolean {
  return (isManaged || isOwn) && !active && isAlertActive;
}
