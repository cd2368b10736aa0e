import { expect, test } from 'vitest';
import { countSeason, lateMinutes } from './count-season.ts';
import type { SeasonFacts } from './count-season.ts';

const minute = 60_000;
const hour = 60 * minute;
const broken = { location_id: 'pit', people_count: 3 };
const facts: SeasonFacts = {
  planned: [
    { start: 0, done: 1, of: 2 },
    { start: 30 * hour, done: 2, of: 2 },
  ],
  breaks: [
    // Begun early, 4 and 5 minutes late, and never.
    { ...broken, due: hour, start: hour - 2 * minute },
    { ...broken, due: 2 * hour, start: 2 * hour + 4 * minute },
    { ...broken, due: 30 * hour, start: 30 * hour + 5 * minute },
    { ...broken, due: 31 * hour, start: null },
  ],
  alerts: [
    { sent: hour, minutes: 10, is_done: true },
    { sent: hour, minutes: 75, is_done: false },
    { sent: 30 * hour, minutes: null, is_done: false },
  ],
  retests: [{ time: new Date(30 * hour).toISOString(), is_done: true }],
  emergencies: [
    { start: hour, isDrill: true },
    { start: 60 * hour, isDrill: false },
  ],
};

test('a season is counted as a whole and by part; what is in no part counts only in the whole', () => {
  const dayOf = (time: number) => Math.floor(time / (24 * hour));
  const { whole, parts } = countSeason(facts, 2, dayOf);
  expect(whole).toEqual({
    tests: { done: 3, of: 4 },
    breaks: { done: 3, of: 4 },
    // Five minutes late is late; a break that nobody recorded has no delay.
    breaks_in_time: { done: 2, of: 3 },
    late_minutes: 4,
    alerts: { done: 1, of: 3 },
    answer_minutes: 42.5,
    retests: { done: 1, of: 1 },
    emergencies: 1,
    drills: 1,
  });
  expect(parts[0]).toMatchObject({ tests: { done: 1, of: 2 }, late_minutes: 2, drills: 1 });
  expect(parts[1]).toMatchObject({ breaks: { done: 1, of: 2 }, answer_minutes: null });
  expect(parts.map(({ emergencies }) => emergencies)).toEqual([0, 0]);
});

test('a delay has one decimal, and an early break has none', () => {
  expect([lateMinutes(0, 90_000), lateMinutes(minute, 0)]).toEqual([1.5, 0]);
});
