import { expect, test } from 'vitest';
import { unknownStatus } from '#packages/sync/offline';
import { ageText, pillOf, queueText } from './pill-of.ts';

test.each([
  [{ initialised: true }, 'in_step'],
  [{ initialised: true, state: 'syncing_core' as const }, 'in_step'],
  [{ initialised: false, percent: 33 }, 'syncing'],
  [{ initialised: true, online: false, error: 'server_unavailable' as const }, 'offline'],
  [{ initialised: true, error: 'server_unavailable' as const }, 'problem'],
])('%j shows %s', (part, kind) => {
  expect(pillOf({ ...unknownStatus, ...part })).toBe(kind);
});

test.each([
  [-5, 'now'],
  [4999, 'now'],
  [5000, '5 s ago'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 d ago'],
])('an age of %d ms reads %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});

test.each([
  [[], ''],
  [['waiting', 'sending'], '2 to send'],
  [['refused'], '1 refused'],
  [['waiting', 'refused'], '1 to send, 1 refused'],
] as const)('a queue of %j reads %j', (states, text) => {
  expect(queueText(states.map((state) => ({ state })))).toBe(text);
});
