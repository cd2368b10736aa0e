import { expect, test } from 'vitest';
import type { ShownNotice } from '#alerts/offline';
import { freshAlerts } from './alert-toasts.ts';

const opened = Date.parse('2026-11-25T12:00:00Z');
const minute = 60_000;
const notice = (notice_id: string, minutes: number, more: Partial<ShownNotice> = {}): ShownNotice =>
  ({
    ...{ notice_id, created: opened + minutes * minute, reminders: 0, muted: null, ...more },
  }) as ShownNotice;
const fresh = (alerts: ShownNotice[], known: string[] = []) =>
  freshAlerts(alerts, new Set(known), opened).map(({ notice_id }) => notice_id);

test('the old alerts of the first sync make no toast, recent and new ones do', () => {
  const alerts = [notice('new', 30), notice('recent', -9), notice('old', -11)];
  expect(fresh(alerts)).toEqual(['new', 'recent']);
  expect(fresh([notice('old', -600, { reminders: 3 })])).toEqual([]);
});

test('a reminder of a known alert makes a toast, a known or muted alert does not', () => {
  const reminded = notice('old', -600, { reminders: 1 });
  expect(fresh([reminded], ['old 0'])).toEqual(['old']);
  expect(fresh([reminded], ['old 1'])).toEqual([]);
  expect(fresh([notice('new', 1, { muted: 'quiet' })])).toEqual([]);
});
