import { expect, test } from 'vitest';
import { countdownText, noDrinkAnswer, noDrinkSince, noDrinkState } from './no-drink.ts';
import type { NoDrinkState } from './no-drink.ts';

const start = Date.parse('2026-11-20T05:00:00Z');
const minutes = (count: number) => start + count * 60_000;

test.each([
  [undefined, 0, { is: 'unknown' }],
  [{ started: start, stated: null }, 0, { is: 'waiting', left: 15 * 60_000 }],
  [{ started: start, stated: null }, 14.5, { is: 'waiting', left: 30_000 }],
  [{ started: start, stated: null }, 15, { is: 'over', waited: 'timed' }],
  [{ started: start, stated: null }, 119, { is: 'over', waited: 'timed' }],
  [{ started: start, stated: null }, 121, { is: 'unknown' }],
  [{ started: null, stated: start }, 1, { is: 'over', waited: 'stated' }],
  [{ started: start, stated: minutes(3) }, 4, { is: 'over', waited: 'stated' }],
  [{ started: minutes(3), stated: start }, 4, { is: 'waiting', left: 14 * 60_000 }],
  [{ started: null, stated: null }, 1, { is: 'unknown' }],
])('a wait of %j is after %d minutes %j', (wait, after, state) => {
  expect(noDrinkState(wait, minutes(after))).toEqual(state);
});

test.each([
  [900_000, '15:00'],
  [899_001, '15:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d milliseconds are shown as %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

test.each([
  [0, 15 * 60_000],
  [10, 5 * 60_000],
])('a person who drank %d minutes ago waits for the rest', (ago, left) => {
  expect(noDrinkState(noDrinkSince(ago, start), start)).toEqual({ is: 'waiting', left });
});

test('a person who drank 15 minutes ago or longer does not wait', () => {
  expect(noDrinkState(noDrinkSince(15, start), start)).toEqual({ is: 'over', waited: 'stated' });
});

const unknown: NoDrinkState = { is: 'unknown' };
const waiting: NoDrinkState = { is: 'waiting', left: 1 };
const timed: NoDrinkState = { is: 'over', waited: 'timed' };

test.each([
  ['nobody said anything', unknown, false, { may: false }],
  ['the countdown runs', waiting, false, { may: false }],
  ['the countdown is over', timed, false, { may: true, waited: 'timed' }],
  ['the countdown is over, though it was asked for', timed, true, { may: true, waited: 'timed' }],
  ['it is asked for in the countdown', waiting, true, { may: true, waited: 'skipped' }],
  ['it is asked for without a word', unknown, true, { may: true, waited: 'skipped' }],
] as const)('a current test, when %s', (_when, state, isAnyway, answer) => {
  expect(noDrinkAnswer(start - 60_000, state, isAnyway, start)).toEqual(answer);
});

test('a test that was taken earlier needs no wait and stores none', () => {
  for (const state of [unknown, waiting, timed]) {
    expect(noDrinkAnswer(minutes(-5), state, false, start)).toEqual({ may: true });
  }
});
