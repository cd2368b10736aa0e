import { expect, test } from 'vitest';
import {
  isArchivedSession,
  isOpenSession,
  isTestOfSession,
  progressOf,
  remainingText,
  remainingTime,
} from './session-state.ts';

const start = '2026-11-20T04:00:00.000Z';
const hour = 3_600_000;
const after = (hours: number) => Date.parse(start) + hours * hour;
const session = (more: object = {}) => ({
  ...{ active: true, done: false, created_time: start },
  ...more,
});

test('[SESS-11, SESS-13] a session is open for 24 hours, unless it is archived', () => {
  expect(isOpenSession(session(), after(0))).toBe(true);
  expect(isOpenSession(session(), after(24) - 1)).toBe(true);
  expect(isOpenSession(session(), after(24))).toBe(false);
  expect(isOpenSession(session({ done: true }), after(1))).toBe(false);
  expect(isOpenSession(session({ active: false }), after(1))).toBe(false);
});

test('[SESS-14] the archive has archived sessions and those over 24 hours, for 120 hours', () => {
  expect(isArchivedSession(session(), after(23))).toBe(false);
  expect(isArchivedSession(session({ done: true }), after(1))).toBe(true);
  expect(isArchivedSession(session(), after(24))).toBe(true);
  expect(isArchivedSession(session(), after(120) - 1)).toBe(true);
  expect(isArchivedSession(session({ done: true }), after(120))).toBe(false);
  expect(isArchivedSession(session({ active: false }), after(30))).toBe(false);
});

test.each([
  [0, '24h 0m'],
  [0.5 / 60, '24h 0m'],
  [1 / 60, '23h 59m'],
  [22.95, '1h 3m'],
  [23, '1h 0m'],
  [23.5, '30m'],
  [23 + 59.5 / 60, '1m'],
])('[SESS-17] after %d hours the remaining time is %s', (hours, text) => {
  expect(remainingText(remainingTime(start, after(hours)))).toBe(text);
});

test('[SESS-18] when the time is over it is 0m', () => {
  expect(remainingText(remainingTime(start, after(24)))).toBe('0m');
  expect(remainingText(remainingTime(start, after(200)))).toBe('0m');
  // The clock of the device is behind.
  expect(remainingText(remainingTime(start, after(-2)))).toBe('24h 0m');
});

const users = (...skipped: boolean[]) =>
  skipped.map((skip, index) => ({ user_id: String(index), skip }));

test('[SESS-09, SESS-15] progress counts those measured or skipped, each once', () => {
  expect(progressOf(users(false, true, true), new Set(['0', '1']))).toEqual({
    ...{ done: 3, all: 3, isCompleted: true },
  });
  expect(progressOf(users(false, false, true), new Set(['2', 'somebody']))).toEqual({
    ...{ done: 1, all: 3, isCompleted: false },
  });
});

test('[SESS-16] a session is completed when everybody is done, but not without anybody', () => {
  expect(progressOf(users(true), new Set()).isCompleted).toBe(true);
  expect(progressOf([], new Set())).toEqual({ done: 0, all: 0, isCompleted: false });
});

test('a test belongs to a session from 5 minutes before its start to its end', () => {
  const minute = hour / 60;
  expect(isTestOfSession(session(), after(0) - 5 * minute)).toBe(true);
  expect(isTestOfSession(session(), after(0) - 5 * minute - 1)).toBe(false);
  expect(isTestOfSession(session(), after(24))).toBe(true);
  expect(isTestOfSession(session(), after(24) + 1)).toBe(false);
});
