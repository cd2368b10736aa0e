import { expect, test } from 'vitest';
import type { StatusTrigger } from '#alerts/contract';
import { followTest } from './follow-test.ts';
import type { FollowedTest, OpenLog } from './follow-test.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 25, 9);
const rule: StatusTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
};
const tested = (status: FollowedTest['status'], time = now, measurement_id = 'first') => ({
  ...{ user_id: 'ann', measurement_id, status, time },
});
const open: OpenLog = {
  ...{ ori_measurement_id: 'first', ori_time: now - 2 * hour, re_measurement_id: null },
  ...{ realert_at: now + 2 * hour, level: 'severe' },
};
const follow = (newest: FollowedTest | null, log: OpenLog | null, at = now, isKnown = false) =>
  followTest(rule, newest, log, { now: at, isKnown });

test('[ALERT-12] a test at the level or worse opens a log, a better one does not', () => {
  expect(follow(tested('severe'), null)).toEqual({
    ...{ kind: 'open', ori_measurement_id: 'first', level: 'severe', realert_at: now + 4 * hour },
  });
  expect(follow(tested('moderate'), null)).toMatchObject({ kind: 'open', level: 'moderate' });
  for (const status of ['mild', 'hydrated'] as const) {
    expect(follow(tested(status), null)).toEqual({ kind: 'none' });
  }
  expect(follow(null, null)).toEqual({ kind: 'none' });
});

test('a test that was followed before, or is older than a day, opens nothing', () => {
  expect(follow(tested('severe'), null, now, true)).toEqual({ kind: 'none' });
  expect(follow(tested('severe', now - 24 * hour), null)).toMatchObject({ kind: 'open' });
  expect(follow(tested('severe', now - 24 * hour - 1), null)).toEqual({ kind: 'none' });
});

test('[ALERT-18] a re-test below the level clears the log', () => {
  expect(follow(tested('mild', now, 'second'), open)).toEqual({
    ...{ kind: 'clear', re_measurement_id: 'second' },
  });
});

test('a re-test that is not better is shown, and the rule alerts again when it is time', () => {
  const again = tested('severe', now, 'second');
  expect(follow(again, open)).toEqual({
    ...{ kind: 'persist', re_measurement_id: 'second', isAlert: false },
    ...{ realert_at: open.realert_at, level: 'severe' },
  });
  const due = open.realert_at ?? 0;
  expect(follow(again, open, due)).toMatchObject({ isAlert: true, realert_at: due + 4 * hour });
  // The first re-test stays the one that is shown.
  const shown = { ...open, re_measurement_id: 'earlier' };
  expect(follow(again, shown)).toMatchObject({ re_measurement_id: 'earlier' });
});

test('without a re-test the rule alerts again, for three days', () => {
  const first = tested('severe', now - 2 * hour);
  const due = { ...open, realert_at: now };
  expect(follow(first, due)).toMatchObject({ isAlert: true, realert_at: now + 4 * hour });
  const later = now + 71 * hour;
  expect(follow(first, { ...open, realert_at: later }, later)).toEqual({
    ...{ kind: 'persist', re_measurement_id: null, isAlert: false, realert_at: null },
    level: 'severe',
  });
});

test('a re-test that is worse alerts at once, one time, and the level rises', () => {
  const moderate = { ...open, level: 'moderate' as const };
  const worse = tested('severe', now, 'second');
  expect(follow(worse, moderate)).toEqual({
    ...{ kind: 'persist', re_measurement_id: 'second', isAlert: true, level: 'severe' },
    realert_at: now + 4 * hour,
  });
  const raised = { ...moderate, level: 'severe' as const, re_measurement_id: 'second' };
  expect(follow(worse, raised)).toMatchObject({ isAlert: false, level: 'severe' });
  expect(follow(tested('moderate', now, 'third'), raised)).toMatchObject({ isAlert: false });
  const late = tested('severe', now - 25 * hour, 'second');
  expect(follow(late, { ...moderate, ori_time: now - 26 * hour })).toMatchObject({
    ...{ isAlert: false, level: 'moderate' },
  });
});

test('a log whose test is no longer valid is withdrawn', () => {
  expect(follow(tested('mild', now - 9 * hour, 'older'), { ...open, ori_time: null })).toEqual({
    kind: 'withdraw',
  });
});

test('a test typed later for an earlier time is no re-test', () => {
  expect(follow(tested('mild', now - 3 * hour, 'typed'), open)).toMatchObject({
    ...{ kind: 'persist', re_measurement_id: null },
  });
});
