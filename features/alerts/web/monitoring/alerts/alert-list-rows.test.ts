import { expect, test } from 'vitest';
import type { AlertFacts, ShownAlert, ShownNotice } from '#alerts/offline';
import { alertSearch, noticeSearch } from '../monitoring-search.ts';
import { alertColumns } from './alert-columns.tsx';
import {
  dismissQuestion,
  foundAlerts,
  foundNotices,
  mayAcknowledge,
  mayDismiss,
  mayRemind,
  mayRestore,
  withWords,
} from './alert-list-rows.ts';
import { noticeColumns } from './notice-columns.tsx';

const facts: AlertFacts = {
  ...{ reason: 'manual', trigger: null, message: 'Water', about: '', created: 0 },
  ...{
    issuer: 'Ann Doe',
    worker: null,
    isEmergency: false,
    tag: '',
    reading: null,
    isUrgent: false,
  },
};
const alert: ShownAlert = {
  ...{ ...facts, alert_id: 'a', origin: 'manual', status: 'sent', error: '' },
  ...{ tag_ids: ['pit', 'welder'], jobs: ['Welder'], locations: ['Pit'], tags: [] },
  ...{
    channels: ['push'],
    recipients: 2,
    acknowledged: 1,
    skipped: [],
    skippedOthers: 0,
    readings: [],
  },
  ...{ active: true, isManaged: true },
};
const notice: ShownNotice = {
  ...{ ...facts, notice_id: 'n', alert_id: 'a', user_id: 'bob', recipient: 'Bob Ray' },
  muted: null,
  isSettled: false,
  ...{ isOwn: true, state: 'sent', results: [{ channel: 'email', ok: false, error: 'Full' }] },
  ...{ sent: 0, acknowledged: null, channel: null, comment: '', reminders: 1 },
  ...{ next_reminder: null, error: '', active: true, isAlertActive: true },
  isManaged: false,
};
const texts = <Row>(columns: readonly { head: string; text: (row: Row) => string }[], row: Row) =>
  Object.fromEntries(columns.map(({ head, text }) => [head, text(row)]));

test('[ALERT-26, ALERT-31] the columns of alerts, with the reason of a failed one', () => {
  const columns = alertColumns({ open: null, isNarrow: false, onExpand: () => undefined });
  const [row] = withWords([alert], 'C');
  expect(row && texts(columns, row)).toEqual({
    ...{ What: 'Alert from Ann Doe: Water', Created: '1970-01-01T00:00:00.000Z' },
    ...{ Origin: 'Manual', Jobs: 'Welder', Locations: 'Pit', 'Issued by': 'Ann Doe' },
    ...{ Recipients: '2', Acknowledged: '1/2', Status: 'Sent' },
  });
  const failed = { ...alert, status: 'failed' as const, error: 'Mailbox full' };
  const statusOf = (given: ShownAlert) =>
    withWords([given], 'C').map((each) => texts(columns, each)['Status']);
  expect(statusOf(failed)).toEqual(['Failed: Mailbox full']);
  expect(statusOf({ ...failed, recipients: 0 })).toEqual(['Failed: No one could be reached']);
  expect(statusOf({ ...alert, status: 'queued', active: false })).toEqual(['Queued, dismissed']);
});

test('[ALERT-26] the columns of user alerts', () => {
  const chosen = {
    ...{ rows: [], has: () => false, toggle: () => undefined, set: () => undefined },
    clear: () => undefined,
  };
  const columns = noticeColumns({
    ...{ chosen, queued: new Set<string>(), zone: 'UTC', isNarrow: false },
    onAcknowledge: () => undefined,
  });
  const done = { acknowledged: 0, channel: 'email' as const, comment: 'On my way' };
  const [row] = withWords([{ ...notice, ...done, next_reminder: 0 }], 'C');
  expect(row && texts(columns, row)).toMatchObject({
    ...{ Recipient: 'Bob Ray', Channels: 'Email (Full)', State: 'Sent' },
    Acknowledged: '1970-01-01T00:00:00.000Z Email: On my way',
    Reminders: '1, next 01 Jan 1970, 00:00',
  });
});

test.each([
  [{}, 1],
  [{ origin: 'rule' as const }, 0],
  [{ status: 'sent' as const }, 1],
  [{ job: 'welder', location: 'pit' }, 1],
  [{ job: 'other' }, 0],
  [{ search: 'water ann' }, 1],
  [{ search: 'shade' }, 0],
])('alerts are found by %j: %i', (part, count) => {
  const rows = withWords([alert, { ...alert, active: false }], 'C');
  expect(foundAlerts(rows, { ...alertSearch.defaults, ...part })).toHaveLength(count);
  const all = { ...alertSearch.defaults, ...part, dismissed: true };
  expect(foundAlerts(rows, all)).toHaveLength(count * 2);
});

test.each([
  [{}, 1],
  [{ state: 'failed' as const }, 0],
  [{ recipient: 'bob', mine: true }, 1],
  [{ recipient: 'ann' }, 0],
  [{ search: 'ray' }, 1],
  [{ answer: 'open' as const }, 1],
  [{ answer: 'in_time' as const }, 0],
  [{ answer: 'late' as const, window: '7d' as const }, 1],
  [{ window: '24h' as const }, 0],
])('user alerts are found by %j: %i', (part, count) => {
  const rows = withWords([notice], 'C');
  // Two days after it was created.
  const now = 48 * 3_600_000;
  expect(foundNotices(rows, { ...noticeSearch.defaults, ...part }, now)).toHaveLength(count);
});

test('[ALERT-62, ALERT-64] recipients acknowledge, managers remind, both dismiss and restore', () => {
  const may = (part: Partial<ShownNotice>) => {
    const row = { ...notice, ...part };
    return [mayAcknowledge(row), mayRemind(row), mayDismiss(row), mayRestore(row)];
  };
  expect(may({})).toEqual([true, false, true, false]);
  expect(may({ isOwn: false, isManaged: true })).toEqual([false, true, true, false]);
  expect(may({ isManaged: true, acknowledged: 1 })).toEqual([false, false, true, false]);
  const dismissed = { isManaged: true, isOwn: false, active: false };
  expect(may(dismissed)).toEqual([false, false, false, true]);
  expect(may({ active: false })).toEqual([false, false, false, true]);
  expect(may({ ...dismissed, isManaged: false })).toEqual([false, false, false, false]);
  expect(may({ ...dismissed, isAlertActive: false })).toEqual([false, false, false, false]);
});

test('dismissing asks for several alerts, and for an urgent one that nobody acknowledged', () => {
  const urgent = { ...notice, isUrgent: true };
  expect(dismissQuestion([notice])).toBeNull();
  expect(dismissQuestion([{ ...urgent, acknowledged: 1 }])).toBeNull();
  expect(dismissQuestion([urgent])).toMatchObject({
    title: 'Dismiss 1 alert?',
    text: '1 urgent one is not acknowledged. The recipients get no more reminders. Dismissed alerts are listed with “Show dismissed” and can be restored.',
  });
  expect(dismissQuestion([notice, notice])).toMatchObject({
    title: 'Dismiss 2 alerts?',
    text: 'The recipients get no more reminders. Dismissed alerts are listed with “Show dismissed” and can be restored.',
  });
});
