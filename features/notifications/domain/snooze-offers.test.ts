import { expect, test } from 'vitest';
import { snoozeOffers } from './snooze-offers.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-25T10:00:00Z');
const offersWith = (nextShift: number | null) =>
  snoozeOffers(now, { zone: 'Asia/Dubai', nextShift }).map(({ word, untilOf }) => [
    word,
    new Date(untilOf(now)).toISOString().slice(0, 16),
  ]);
const always = [
  ['1 hour', '2026-11-25T11:00'],
  ['4 hours', '2026-11-25T14:00'],
  ['Until tomorrow morning', '2026-11-26T02:00'],
];

test('[SET-09] somebody with a shift ahead can mute notifications until it starts', () => {
  expect(offersWith(now + 19 * hour)).toEqual([
    ...always,
    ['Until my next shift', '2026-11-26T05:00'],
  ]);
});

test('a shift that is not planned, has begun or is too far ahead is not offered', () => {
  for (const shift of [null, now, now + 31 * 24 * hour + 1]) {
    expect(offersWith(shift)).toEqual(always);
  }
});
