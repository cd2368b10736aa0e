import { expect, test } from 'vitest';
import { countdownText, noDrinkState } from './no-drink.ts';

const start = Date.parse('2026-11-20T05:00:00Z');
const minutes = (count: number) => start + count * 60_000;

test.each([
  [undefined, 0, { is: 'unknown' }],
  [{ started: start, told: null }, 0, { is: 'waiting', left: 15 * 60_000 }],
  [{ started: start, told: null }, 14.5, { is: 'waiting', left: 30_000 }],
  [{ started: start, told: null }, 15, { is: 'over', waited: 'timed' }],
  [{ started: start, told: null }, 119, { is: 'over', waited: 'timed' }],
  [{ started: start, told: null }, 121, { is: 'unknown' }],
  [{ started: null, told: start }, 1, { is: 'over', waited: 'told' }],
  [{ started: start, told: minutes(3) }, 4, { is: 'over', waited: 'told' }],
  [{ started: minutes(3), told: start }, 4, { is: 'waiting', left: 14 * 60_000 }],
  [{ started: null, told: null }, 1, { is: 'unknown' }],
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
])('%d milliseconds are told as %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
